import { expect, test } from 'vitest';

import { visibleText } from './visible-text.ts';

test.each([
  ['a name that reads backwards', '\u202Egnp.exe', 'gnp.exe'],
  ['isolates and marks', '\u2066a\u2069\u200Eb\u200F\u061C', 'ab'],
  ['zero-width signs', 'pay\u200Bpal\u2060\uFEFF\u00AD', 'paypal'],
  ['control characters', 'a\u0000b\u0007c\u001B[0m\u0085', 'abc[0m'],
  ['joiners that join nothing', '\u200Da\u200C 1\u200D', 'a 1'],
  ['invisible characters and tags', 'a\u3164\u{E0041}', 'a'],
  ['ends of lines', 'one\r\ntwo\rthree\u2028four', 'one\ntwo\nthree\nfour'],
])('removes %s', (_what, typed, left) => {
  expect(visibleText(typed)).toBe(left);
});

test.each(['क्‍ष', 'श्री‌मान', 'നന്‍മ', '👩🏽‍🌾', '🏳️‍🌈', 'José\tO’Neil\nPune', 'ಕ್ರಿಯೆ', '₹5'])(
  'keeps %j',
  (typed) => {
    expect(visibleText(typed)).toBe(typed);
  },
);
