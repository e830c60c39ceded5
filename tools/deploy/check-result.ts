/**
 * What a check of the pre-flight says: `good`, `missing` (nothing is deployed), or `later` (it cannot be there before
 * the first deployment, or needs nobody's hands now).
 */
export interface CheckResult {
  name: string;
  state: 'good' | 'missing' | 'later';
  /** what is wrong and what to do about it */
  remedy?: string;
}

export const good = (name: string): CheckResult => ({ name, state: 'good' });
export const missing = (name: string, remedy: string): CheckResult => ({
  name,
  state: 'missing',
  remedy,
});
export const later = (name: string, remedy: string): CheckResult => ({
  name,
  state: 'later',
  remedy,
});

const SIGNS = { good: '✔', missing: '✖', later: '…' };

/** The verdicts on one screen, what is missing with its remedy. */
export function formatResults(results: readonly CheckResult[]): string {
  const lines = results.flatMap(({ name, state, remedy }) => [
    `${SIGNS[state]} ${name}`,
    ...(remedy === undefined ? [] : [`    ${remedy}`]),
  ]);
  const count = results.filter(({ state }) => state === 'missing').length;
  const end =
    count === 0 ? 'Ready.' : `${count} of ${results.length} missing; nothing was changed.`;
  return [...lines, '', end].join('\n');
}
