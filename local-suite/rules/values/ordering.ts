import { EvaluationError } from './evaluation-error.ts';
import {
  isNumber,
  isUnknown,
  typeNameOf,
  type BytesValue,
  type Ordering,
  type RuleValue,
} from './rule-value.ts';

const MIRRORED: Record<Ordering, Ordering> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' };

/** `<` etc. for numbers, strings, bytes, timestamps and durations; always false with NaN. */
export function isOrdered(left: RuleValue, ordering: Ordering, right: RuleValue): boolean {
  if (isUnknown(left)) return left.isOrdered(ordering, right);
  if (isUnknown(right)) return right.isOrdered(MIRRORED[ordering], left);
  const difference = compare(left, right);
  if (difference === undefined) {
    throw new EvaluationError(
      `Unsupported operation error. Received: ${typeNameOf(left)} ${ordering} ${typeNameOf(right)}.`,
    );
  }
  return satisfies(difference, ordering);
}

function satisfies(difference: number, ordering: Ordering): boolean {
  switch (ordering) {
    case '<':
      return difference < 0;
    case '<=':
      return difference <= 0;
    case '>':
      return difference > 0;
    case '>=':
      return difference >= 0;
  }
}

/** Negative, 0 or positive; NaN with NaN, undefined if the types have no order. */
export function compare(left: RuleValue, right: RuleValue): number | undefined {
  if (isNumber(left) && isNumber(right)) return compareNumbers(left, right);
  if (typeof left === 'string' && typeof right === 'string') return compareTexts(left, right);
  if (isBytes(left) && isBytes(right)) return Buffer.compare(left.data, right.data);
  return compareInstants(left, right);
}

/** By UTF-16 units, as in Java. */
function compareTexts(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

function compareInstants(left: RuleValue, right: RuleValue): number | undefined {
  const [from, to] = [instantOf(left), instantOf(right)];
  if (from === undefined || to === undefined || typeNameOf(left) !== typeNameOf(right)) {
    return undefined;
  }
  return compareNumbers(from, to);
}

/** An int is compared with a float as a float, possibly rounded. */
function compareNumbers(one: bigint | number, other: bigint | number): number {
  const areAlike = typeof one === typeof other;
  const left = areAlike ? one : Number(one);
  const right = areAlike ? other : Number(other);
  if (left < right) return -1;
  if (left > right) return 1;
  return left == right ? 0 : Number.NaN;
}

function instantOf(value: RuleValue): bigint | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  return value.type === 'timestamp' || value.type === 'duration' ? value.nanos : undefined;
}

function isBytes(value: RuleValue): value is BytesValue {
  return typeNameOf(value) === 'bytes';
}
