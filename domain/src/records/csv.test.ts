import { expect, test } from 'vitest';

import { csvText } from './csv.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['+91 98', "'+91 98"],
  ['-1+cmd', "'-1+cmd"],
  ['@sum', "'@sum"],
  ['\tx', "'\tx"],
  ['＝1+1', "'＝1+1"],
  ['＋91', "'＋91"],
  ['－1', "'－1"],
  ['＠sum', "'＠sum"],
  [' =1+1', "' =1+1"],
  ['-42.50', '-42.50'],
  ['a "b", c', '"a ""b"", c"'],
  ['two\nlines', '"two\nlines"'],
])('writes the cell %j as %j', (value, written) => {
  expect(csvText([[value]])).toBe(written);
});
