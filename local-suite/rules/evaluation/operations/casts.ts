import { EvaluationError } from '../../values/evaluation-error.ts';
import { path, typeNameOf, type PathValue, type RuleValue } from '../../values/rule-value.ts';
import { checkedInt, toInt } from './integers.ts';
import { operation, operationTable } from './operation.ts';

const INT_TEXT = /^[+-]?\d+$/;
const FLOAT_TEXT = /^\s*[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d+)?\s*$/;

/** Functions without a namespace. `debug` returns its argument and exists in emulators only. */
export const CASTS = operationTable({
  bool: operation(['any'], castToBool),
  int: operation(['any'], castToInt),
  float: operation(['any'], castToFloat),
  string: operation(['any'], castToString),
  path: operation(['string'], pathOfText),
  debug: operation(['any'], (value) => value),
});

function castToBool(value: RuleValue): boolean {
  if (typeof value === 'boolean') return value;
  if (value === 'true' || value === 'false') return value === 'true';
  throw unsupported('bool', value);
}

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

/** Throws EvaluationError for values without a short text form. */
export function castToString(value: RuleValue): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return floatText(value);
  if (value === null || typeof value === 'boolean' || typeof value === 'bigint')
    return String(value);
  if (isPath(value)) return `/${value.segments.join('/')}`;
  throw unsupported('string', value);
}

function isPath(value: RuleValue): value is PathValue {
  return typeNameOf(value) === 'path';
}

/** Formats like Java's Double: `1.0` keeps its point, exponents start at `1.0E7` and `1.0E-4`. */
function floatText(value: number): string {
  const size = Math.abs(value);
  if (!Number.isFinite(value)) return String(value);
  if (size === 0 || (size >= 1e-3 && size < 1e7)) return withPoint(String(value));
  const [digits = '', exponent = ''] = value.toExponential().split('e');
  return `${withPoint(digits)}E${Number(exponent)}`;
}

function withPoint(digits: string): string {
  return digits.includes('.') ? digits : `${digits}.0`;
}

function pathOfText(text: string): PathValue {
  if (text === '') throw new EvaluationError('Empty Path Template is not allowed.');
  const segments = text.replace(/^\//, '').split('/');
  if (segments.includes('')) {
    throw new EvaluationError(`Invalid Path Template ${text}. Empty segment is not allowed.`);
  }
  return path(segments);
}

function unsupported(name: string, value: RuleValue): EvaluationError {
  return new EvaluationError(
    `Unsupported operation error. Received: ${name}(${typeNameOf(value)}).`,
  );
}
