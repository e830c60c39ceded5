import { compareUtf8 } from './utf8-order.ts';

const NUMERIC_ID = /^__id(-?\d{1,19})__$/;

/**
 * Compares document and collection ids: `__id<int64>__` (Datastore's numeric ids) come first, by number; all
 * others follow by their UTF-8 bytes. Admin SDKs delete collections with `__id-9223372036854775808__` as the
 * lowest possible id.
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

/** Compares segment by segment; a path comes right before its descendants. */
export function comparePaths(left: readonly string[], right: readonly string[]): number {
  return compareToPrefix(left, right) || left.length - right.length;
}

/** Compares a path with a prefix: 0 if the path starts with it. */
export function compareToPrefix(path: readonly string[], prefix: readonly string[]): number {
  const shared = Math.min(path.length, prefix.length);
  for (let index = 0; index < shared; index++) {
    const order = compareIds(path[index] ?? '', prefix[index] ?? '');
    if (order !== 0) return order;
  }
  return 0;
}

/** Datastore's numeric ids are the only document ids of the form `__…__`. */
export function isNumericId(id: string): boolean {
  return numericId(id) !== undefined;
}

function numericId(id: string): bigint | undefined {
  if (!id.startsWith('__id')) return undefined;
  const digits = NUMERIC_ID.exec(id)?.[1];
  return digits === undefined ? undefined : BigInt(digits);
}
