import fc from 'fast-check';
import { test } from 'vitest';

import { csvText } from './csv.ts';

/** What spreadsheets read as the start of a formula, also after a quote. */
const FORMULA = /^"?(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/;
/** Characters with a meaning in spreadsheets, mixed with others. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(...Array.from('=+-@＝＋－＠\t\r\n\'",;|!0 ')),
      fc.string({ maxLength: 2 }),
    ),
    {
      maxLength: 12,
    },
  )
  .map((parts) => parts.join(''));

function isHarmless(value: string): boolean {
  const written = csvText([[value, 'end']]);
  const cell = written.slice(0, -',end'.length);
  const isNumber = /^-\d+(\.\d+)?$/.test(value);
  const isWhole = /^"(?:[^"]|"")*"$/.test(cell) || !/[",\r\n]/.test(cell);
  return written === `${cell},end` && isWhole && (isNumber || !FORMULA.test(cell));
}

test('of 10,000 random cells none starts a formula or breaks its row', () => {
  const cells = fc.oneof(hostile, fc.string({ unit: 'binary' }));
  fc.assert(fc.property(cells, isHarmless), { numRuns: 10_000 });
});
