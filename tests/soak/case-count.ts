/**
 * True in `npm run test:soak`, which tries every generated case. `npm test` tries as many as have found bugs
 * before.
 */
export const TRIES_ALL_CASES = process.env.KARGHA_CASES === 'all';

export function caseCount({ usual, all }: { usual: number; all: number }): number {
  return TRIES_ALL_CASES ? all : usual;
}
