import { EvaluationError } from '../../values/evaluation-error.ts';

/** The value itself. @throws EvaluationError when it does not fit into 64 bits */
export function checkedInt(value: bigint): bigint {
  if (BigInt.asIntN(64, value) !== value) throw new EvaluationError('Integer overflow.');
  return value;
}

/** A whole float as an int. @throws EvaluationError for NaN, infinities and what needs more than 64 bits */
export function toInt(value: number): bigint {
  if (!Number.isFinite(value)) throw new EvaluationError(`Cannot make an integer of ${value}.`);
  return checkedInt(BigInt(value));
}
