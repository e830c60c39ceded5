/**
 * What a check of the pre-flight says: `good`, `missing` (nothing is deployed), or `later` (it cannot be there before
 * the first deployment, or needs nobody's hands now).
 */
export interface Verdict {
  what: string;
  state: 'good' | 'missing' | 'later';
  /** what is wrong and what to do about it */
  say?: string;
}

export const good = (what: string): Verdict => ({ what, state: 'good' });
export const missing = (what: string, say: string): Verdict => ({ what, state: 'missing', say });
export const later = (what: string, say: string): Verdict => ({ what, state: 'later', say });

const SIGNS = { good: '✔', missing: '✖', later: '…' };

/** The verdicts on one screen, what is missing with its remedy. */
export function screenOf(verdicts: readonly Verdict[]): string {
  const lines = verdicts.flatMap(({ what, state, say }) => [
    `${SIGNS[state]} ${what}`,
    ...(say === undefined ? [] : [`    ${say}`]),
  ]);
  const count = verdicts.filter(({ state }) => state === 'missing').length;
  const end =
    count === 0 ? 'Ready.' : `${count} of ${verdicts.length} missing; nothing was changed.`;
  return [...lines, '', end].join('\n');
}
