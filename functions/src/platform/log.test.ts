import { expect, test } from 'vitest';

import { redacted, safeFields } from './log.ts';
import { runWithRequestId } from './request-id.ts';

test.each([
  ['asha.verma+loom@mail.example has no account', '[e-mail] has no account'],
  ["<asha.o'neil@mail.example>,ravi@mail.example", '<[e-mail]>,[e-mail]'],
  ['called 9876543210 and +91 98765 43210', 'called [phone] and [phone]'],
  ['card 4111 1111 1111 1111 was refused', 'card [number] was refused'],
  ['Authorization: Bearer abc.def-ghi', 'Authorization: Bearer [token]'],
  ['token=x-eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJhIn0.c2ln', 'token=x-[token]'],
  ['token eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJhIn0.c2ln', 'token [token]'],
])('redacts %s', (text, kept) => {
  expect(redacted(text)).toBe(kept);
});

test.each([
  'order 4f9c2a7be01d4c55 in asia-south1',
  'KG-ABCD1234 took 1532 ms',
  'at handler (file:///srv/lib/index.js:1204:33)',
  'pay_NkR1Qz8WcF2x failed at 2026-11-21T10:24:39.123Z',
])('keeps "%s"', (line) => {
  expect(redacted(line)).toBe(line);
});

/** Much longer than a header or path; quadratic patterns would take minutes. */
const LONG = 200_000;

test.each([
  ['one long word', 'a'.repeat(LONG)],
  ['the beginnings of tokens', 'eyJ-'.repeat(LONG / 4)],
  ['the beginnings of tokens before a point', `${'eyJ-'.repeat(LONG / 8)}.${'a'.repeat(LONG / 2)}`],
  ['at signs', 'a@'.repeat(LONG / 2)],
  ['domains', `a@${'a.'.repeat(LONG / 2)}`],
  ['digits', '9'.repeat(LONG)],
  ['digits in fours', '9999 '.repeat(LONG / 5)],
  ['bearers', 'Bearer '.repeat(LONG / 7)],
  ['a bearer of nothing', `Bearer${' '.repeat(LONG)}`],
])('handles a run of %s in linear time', (_what, text) => {
  const startedAt = performance.now();
  redacted(text);
  expect(performance.now() - startedAt).toBeLessThan(5_000);
});

test('adds the request id and no personal data to a line', () => {
  runWithRequestId('req-1', () => {
    expect(safeFields({ order: 'o1', cause: 'asha@mail.example called 9876543210' })).toEqual({
      order: 'o1',
      cause: '[e-mail] called [phone]',
      request: 'req-1',
    });
  });
});

test('logs scheduled work without an id', () => {
  expect(safeFields({ count: 3, isOpen: null })).toEqual({ count: 3, isOpen: null });
});

test('truncates long texts', () => {
  expect(safeFields({ cause: 'word '.repeat(100_000) })).toEqual({ cause: 'word '.repeat(1600) });
});
