import { compareUtf8 } from './utf8-order.ts';

const NUMERIC_ID = /^__id(-?\d{1,19})__$/;

/**
 * Orders document and collection ids: ids of the form `__id<int64>__` (Datastore's numeric ids)
 * come first, by number; all others follow by their UTF-8 bytes. Admin SDKs delete collections
 * with `__id-9223372036854775808__` as the lowest possible id.
 */
export function compareIds(left: string, right: string): number {
  if (left === right) return 0;
  const a = numericId(left);
  const b = numericId(right);
  if (a === undefined && b === undefined) return compareUtf8(left, right);
  if (a === undefined) return 1;
  if (b === undefined) return -1;
  return a < b ? -1 : Number(a > b);
}

/** Orders two paths segment by segment; a path comes right before what lies under it. */
export function comparePaths(left: readonly string[], right: readonly string[]): number {
  return compareToPrefix(left, right) || left.length - right.length;
}

/** Orders a path against a prefix: 0 when the path is the prefix or, if as long, lies under it. */
export function compareToPrefix(path: readonly string[], prefix: readonly string[]): number {
  const shared = Math.min(path.length, prefix.length);
  for (let index = 0; index < shared; index++) {
    const order = compareIds(path[index] ?? '', prefix[index] ?? '');
    if (order !== 0) return order;
  }
  return 0;
}

/** Whether the id is one of Datastore's numeric ids, the only ones of the form `__…__` that documents may have. */
export function isNumericId(id: string): boolean {
  return numericId(id) !== undefined;
}

function numericId(id: string): bigint | undefined {
  if (!id.startsWith('__id')) return undefined;
  const digits = NUMERIC_ID.exec(id)?.[1];
  return digits === undefined ? undefined : BigInt(digits);
}
