import { EvaluationError } from '../../values/evaluation-error.ts';
import { path, typeNameOf, type RuleValue } from '../../values/rule-value.ts';
import { checkedInt, toInt } from './integers.ts';
import { operation, operationTable } from './operation.ts';

const INT_TEXT = /^[+-]?\d+$/;
const FLOAT_TEXT = /^[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d+)?$/;

/** The functions that stand in no namespace; `debug` hands its value on and is for emulators only. */
export const CASTS = operationTable({
  int: operation(['any'], castToInt),
  float: operation(['any'], castToFloat),
  string: operation(['any'], castToString),
  path: operation(['string'], (text) => path(text.split('/').filter((segment) => segment !== ''))),
  debug: operation(['any'], (value) => value),
});

function castToInt(value: RuleValue): bigint {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number') return toInt(Math.trunc(value));
  if (typeof value === 'string' && INT_TEXT.test(value)) return checkedInt(BigInt(value));
  throw unsupported('int', value);
}

function castToFloat(value: RuleValue): number {
  if (typeof value === 'number' || typeof value === 'bigint') return Number(value);
  if (typeof value === 'string' && FLOAT_TEXT.test(value)) return Number(value);
  throw unsupported('float', value);
}

/** `1.0` keeps its point, so that an int and a float read differently. */
export function castToString(value: RuleValue): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return Number.isInteger(value) ? value.toFixed(1) : String(value);
  if (value === null || typeof value === 'boolean' || typeof value === 'bigint')
    return String(value);
  throw unsupported('string', value);
}

function unsupported(name: string, value: RuleValue): EvaluationError {
  return new EvaluationError(
    `Unsupported operation error. Received: ${name}(${typeNameOf(value)}).`,
  );
}
