import { PatternError } from '../../values/regular-expressions/pattern-error.ts';
import { RegularExpression } from '../../values/regular-expressions/regular-expression.ts';
import { EvaluationError } from '../../values/evaluation-error.ts';
import { bytes, list } from '../../values/rule-value.ts';
import { operation, operationTable } from './operation.ts';

/** Methods whose first argument is a regular expression: it can be checked before anything runs. */
export const PATTERN_METHODS: ReadonlySet<string> = new Set(['matches', 'replace', 'split']);

/** Sizes and positions count characters; regular expressions are RE2's. */
export const STRING_METHODS = operationTable({
  size: operation(['string'], (text) => BigInt(Array.from(text).length)),
  lower: operation(['string'], (text) => text.toLowerCase()),
  upper: operation(['string'], (text) => text.toUpperCase()),
  trim: operation(['string'], (text) => text.trim()),
  toUtf8: operation(['string'], (text) => bytes(Buffer.from(text))),
  matches: operation(['string', 'string'], (text, pattern) =>
    expression(pattern).matchesWhole(text),
  ),
  replace: operation(['string', 'string', 'string'], (text, pattern, replacement) =>
    expression(pattern).replaceAll(text, replacement),
  ),
  split: operation(['string', 'string'], (text, pattern) => list(expression(pattern).split(text))),
});

function expression(pattern: string): RegularExpression {
  try {
    return RegularExpression.of(pattern);
  } catch (error) {
    if (!(error instanceof PatternError)) throw error;
    throw new EvaluationError(`Invalid regular expression pattern. ${error.message}.`);
  }
}
