import type { Fields, Timestamp, Value } from '../messages.ts';
import { compareNumbers } from './number-order.ts';
import { comparePaths } from './resource-id.ts';
import { compareUtf8 } from './utf8-order.ts';
import { rankOf, VECTOR_VALUE_FIELD } from './value-kind.ts';
import type { ValueOf, ValueRank } from './value-kind.ts';

type Comparison = (left: Value, right: Value) => number;

/**
 * Compares any two normalized values as Firestore does: by type, then within the type. Numbers compare by value (3
 * equals 3.0), strings by UTF-8 bytes, maps by sorted keys.
 */
export function compareValues(left: Value, right: Value): number {
  const rank = rankOf(left);
  return rank - rankOf(right) || WITHIN_RANK[rank](left, right);
}

/** Equality of `==`, `in` and array-contains. */
export function valuesEqual(left: Value, right: Value): boolean {
  return compareValues(left, right) === 0;
}

/** Both values have the kind of this rank, so the cast is safe. */
function within<Kind extends Value>(compare: (left: Kind, right: Kind) => number): Comparison {
  return (left, right) => compare(left as Kind, right as Kind);
}

const WITHIN_RANK: Record<ValueRank, Comparison> = {
  0: () => 0,
  1: within<ValueOf<'booleanValue'>>((a, b) => Number(a.booleanValue) - Number(b.booleanValue)),
  2: within<ValueOf<'integerValue'> | ValueOf<'doubleValue'>>(compareNumbers),
  3: within<ValueOf<'timestampValue'>>((a, b) =>
    compareTimestamps(a.timestampValue, b.timestampValue),
  ),
  4: within<ValueOf<'stringValue'>>((a, b) => compareUtf8(a.stringValue, b.stringValue)),
  5: within<ValueOf<'bytesValue'>>((a, b) => Buffer.compare(a.bytesValue, b.bytesValue)),
  6: within<ValueOf<'referenceValue'>>((a, b) =>
    comparePaths(a.referenceValue.split('/'), b.referenceValue.split('/')),
  ),
  7: within<ValueOf<'geoPointValue'>>(compareGeoPoints),
  8: within<ValueOf<'arrayValue'>>((a, b) =>
    compareArrays(a.arrayValue.values ?? [], b.arrayValue.values ?? []),
  ),
  9: within<ValueOf<'mapValue'>>((a, b) =>
    compareVectors(vectorElements(a.mapValue.fields), vectorElements(b.mapValue.fields)),
  ),
  10: within<ValueOf<'mapValue'>>((a, b) =>
    compareMaps(a.mapValue.fields ?? {}, b.mapValue.fields ?? {}),
  ),
};

function compareTimestamps(left: Timestamp, right: Timestamp): number {
  return (
    Number(left.seconds ?? 0) - Number(right.seconds ?? 0) || (left.nanos ?? 0) - (right.nanos ?? 0)
  );
}

function compareGeoPoints(left: ValueOf<'geoPointValue'>, right: ValueOf<'geoPointValue'>): number {
  const a = left.geoPointValue;
  const b = right.geoPointValue;
  return (a.latitude ?? 0) - (b.latitude ?? 0) || (a.longitude ?? 0) - (b.longitude ?? 0);
}

function compareArrays(left: Value[], right: Value[]): number {
  const shared = Math.min(left.length, right.length);
  for (let index = 0; index < shared; index++) {
    const [a, b] = [left[index], right[index]];
    const order = a && b ? compareValues(a, b) : 0;
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

/** Vectors compare by dimension first, then by element. */
function compareVectors(left: Value[], right: Value[]): number {
  return left.length - right.length || compareArrays(left, right);
}

function vectorElements(fields: Fields | undefined): Value[] {
  const elements = fields?.[VECTOR_VALUE_FIELD];
  return elements && 'arrayValue' in elements ? (elements.arrayValue.values ?? []) : [];
}

function compareMaps(left: Fields, right: Fields): number {
  const a = sortedEntries(left);
  const b = sortedEntries(right);
  const shared = Math.min(a.length, b.length);
  for (let index = 0; index < shared; index++) {
    const order = compareEntries(a[index], b[index]);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

type Entry = [key: string, value: Value];

function sortedEntries(fields: Fields): Entry[] {
  return Object.entries(fields).sort(([a], [b]) => compareUtf8(a, b));
}

function compareEntries(left: Entry | undefined, right: Entry | undefined): number {
  if (!left || !right) return 0;
  return compareUtf8(left[0], right[0]) || compareValues(left[1], right[1]);
}
