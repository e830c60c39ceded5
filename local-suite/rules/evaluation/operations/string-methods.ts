import { PatternError } from '../../values/regular-expressions/pattern-error.ts';
import { RegularExpression } from '../../values/regular-expressions/regular-expression.ts';
import { EvaluationError } from '../../values/evaluation-error.ts';
import { bytes, list } from '../../values/rule-value.ts';
import { operation, operationTable } from './operation.ts';

/** Methods whose first argument is a regular expression, which can be checked at compile time. */
export const PATTERN_METHODS: ReadonlySet<string> = new Set(['matches', 'replace', 'split']);

/** Java's trim removes every character up to the space. */
const OUTER_BLANKS = /^[\0- ]+|[\0- ]+$/g;

/** Sizes and positions count UTF-16 units; regular expressions are RE2's. */
export const STRING_METHODS = operationTable({
  size: operation(['string'], (text) => BigInt(text.length)),
  lower: operation(['string'], (text) =>
    mapCharacters(text, (character) => character.toLowerCase()),
  ),
  upper: operation(['string'], (text) =>
    mapCharacters(text, (character) => character.toUpperCase()),
  ),
  trim: operation(['string'], (text) => text.replace(OUTER_BLANKS, '')),
  toUtf8: operation(['string'], (text) => bytes(Buffer.from(text))),
  matches: operation(['string', 'string'], (text, pattern) =>
    matching(() => RegularExpression.of(pattern).matchesWhole(text)),
  ),
  replace: operation(['string', 'string', 'string'], (text, pattern, replacement) =>
    matching(() => RegularExpression.of(pattern).replaceAll(text, replacement)),
  ),
  split: operation(['string', 'string'], (text, pattern) =>
    list(matching(() => RegularExpression.of(pattern).split(text))),
  ),
});

/** A character whose other case has several characters stays unchanged, as in Java. */
function mapCharacters(text: string, change: (character: string) => string): string {
  return Array.from(text, (character) => {
    const changed = change(character);
    return changed.length === character.length ? changed : character;
  }).join('');
}

/** Throws EvaluationError for a pattern or replacement that RE2 rejects. */
function matching<Result>(run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof PatternError)) throw error;
    throw new EvaluationError(`Invalid regular expression pattern. ${error.message}.`);
  }
}
