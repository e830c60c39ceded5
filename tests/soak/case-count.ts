/**
 * True in `npm run test:soak`, which tries every generated case. `npm test` tries as many as have found bugs
 * before.
 */
export const TRIES_ALL_CASES = process.env.KARGHA_CASES === 'all';

export function caseCount({ usual, all }: { usual: number; all: number }): number {
  return TRIES_ALL_CASES ? all : usual;
}

/**
 * For cases that all ask the same list: the whole list in `npm run test:soak`. In `npm test` each case asks a share, and
 * as many cases at different places together ask everything; a single case asks its share only.
 */
export function shareOf<Item>(list: readonly Item[], shares: number, place: number): Item[] {
  return list.filter((_, at) => TRIES_ALL_CASES || at % shares === place % shares);
}

/** Cases by name, for `test.each`, with their places for `shareOf`. */
export function numbered<Value>(
  cases: Readonly<Record<string, Value>>,
): [name: string, value: Value, place: number][] {
  return Object.entries(cases).map(([name, value], place) => [name, value, place]);
}
