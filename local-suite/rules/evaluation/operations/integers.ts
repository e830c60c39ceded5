import { EvaluationError } from '../../values/evaluation-error.ts';

const LARGEST = 2n ** 63n - 1n;
const SMALLEST = -LARGEST - 1n;

/** The value itself. @throws EvaluationError when it does not fit into 64 bits */
export function checkedInt(value: bigint): bigint {
  if (wrappedInt(value) === value) return value;
  throw new EvaluationError(`Integer value is out of the [${SMALLEST}, ${LARGEST}] range.`);
}

/** The lowest 64 bits, where Java computes without looking: the smallest int divided by -1 is itself. */
export function wrappedInt(value: bigint): bigint {
  return BigInt.asIntN(64, value);
}

/** A whole float as the nearest int there is; NaN is 0, as Java has it. */
export function toInt(value: number): bigint {
  if (Number.isNaN(value)) return 0n;
  if (value >= Number(LARGEST)) return LARGEST;
  return value <= Number(SMALLEST) ? SMALLEST : BigInt(value);
}
