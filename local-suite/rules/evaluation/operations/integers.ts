import { EvaluationError } from '../../values/evaluation-error.ts';

const MAX_INT = 2n ** 63n - 1n;
const MIN_INT = -MAX_INT - 1n;

/** Throws EvaluationError if the value does not fit into 64 bits. */
export function checkedInt(value: bigint): bigint {
  if (wrappedInt(value) === value) return value;
  throw new EvaluationError(`Integer value is out of the [${MIN_INT}, ${MAX_INT}] range.`);
}

/** Keeps the lowest 64 bits, as Java does: the smallest int divided by -1 is itself. */
export function wrappedInt(value: bigint): bigint {
  return BigInt.asIntN(64, value);
}

/** Clamps to int64; NaN becomes 0, as in Java. */
export function toInt(value: number): bigint {
  if (Number.isNaN(value)) return 0n;
  if (value >= Number(MAX_INT)) return MAX_INT;
  return value <= Number(MIN_INT) ? MIN_INT : BigInt(value);
}
