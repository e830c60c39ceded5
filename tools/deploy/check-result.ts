/**
 * Result of a check before deployment: `good`, `missing` (stops the deployment), or `later` (not possible before
 * the first deployment, or not required now).
 */
export interface CheckResult {
  name: string;
  state: 'good' | 'missing' | 'later';
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
