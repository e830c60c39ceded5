import { durationOf, timestampAt } from '../../values/calendar.ts';
import { EvaluationError, Unprovable } from '../../values/evaluation-error.ts';
import {
  isNumber,
  isUnknown,
  typeNameOf,
  type DurationValue,
  type RuleValue,
} from '../../values/rule-value.ts';
import { checkedInt, wrappedInt } from './integers.ts';
import { operation, operationTable } from './operation.ts';

export type ArithmeticOperator = '+' | '-' | '*' | '/' | '%';

/** `+ - * / %`. Two ints result in an int; with a float the result is a float. Throws EvaluationError. */
export function calculate(
  left: RuleValue,
  operator: ArithmeticOperator,
  right: RuleValue,
): RuleValue {
  if (isUnknown(left) || isUnknown(right)) {
    throw new Unprovable(`${operator} needs a value that the query leaves open`);
  }
  if (isNumber(left) && isNumber(right)) return calculateNumbers(left, operator, right);
  const expression = `${typeNameOf(left)} ${operator} ${typeNameOf(right)}`;
  const combine = COMBINATIONS.get(expression);
  if (combine) return combine.run(operator, [left, right]);
  throw new EvaluationError(`Unsupported operation error. Received: ${expression}.`);
}

const COMBINATIONS = operationTable({
  'string + string': operation(['string', 'string'], (left, right) => left + right),
  'timestamp + duration': operation(['timestamp', 'duration'], (time, step) =>
    timestampAt(time.nanos + step.nanos),
  ),
  'duration + timestamp': operation(['duration', 'timestamp'], (step, time) =>
    timestampAt(time.nanos + step.nanos),
  ),
  'duration + duration': operation(['duration', 'duration'], (left, right) =>
    durationOf(left.nanos + right.nanos),
  ),
  'timestamp - duration': operation(['timestamp', 'duration'], (time, step) =>
    timestampAt(time.nanos - step.nanos),
  ),
  'timestamp - timestamp': operation(['timestamp', 'timestamp'], (left, right) =>
    durationOf(left.nanos - right.nanos),
  ),
  'duration - duration': operation(['duration', 'duration'], (left, right) =>
    durationOf(left.nanos - right.nanos),
  ),
});

function calculateNumbers(
  left: bigint | number,
  operator: ArithmeticOperator,
  right: bigint | number,
): RuleValue {
  if (typeof left === 'bigint' && typeof right === 'bigint') {
    return checkedInt(calculateInts(left, operator, right));
  }
  return FLOAT_OPERATIONS[operator](Number(left), Number(right));
}

function calculateInts(left: bigint, operator: ArithmeticOperator, right: bigint): bigint {
  if (right === 0n && (operator === '/' || operator === '%')) {
    throw new EvaluationError('Divide by zero error.');
  }
  return INT_OPERATIONS[operator](left, right);
}

const INT_OPERATIONS: Record<ArithmeticOperator, (a: bigint, b: bigint) => bigint> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => wrappedInt(a / b),
  '%': (a, b) => a % b,
};

const FLOAT_OPERATIONS: Record<ArithmeticOperator, (a: number, b: number) => number> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
  '%': (a, b) => a % b,
};

/** `-x` of a number or a duration. Throws EvaluationError. */
export function negate(value: RuleValue): RuleValue {
  if (isUnknown(value)) throw new Unprovable('- needs a value that the query leaves open');
  if (typeof value === 'bigint') return checkedInt(-value);
  if (typeof value === 'number') return -value;
  if (isDuration(value)) return durationOf(-value.nanos);
  throw new EvaluationError(`Unsupported operation error. Received: -${typeNameOf(value)}.`);
}

function isDuration(value: RuleValue): value is DurationValue {
  return typeNameOf(value) === 'duration';
}
