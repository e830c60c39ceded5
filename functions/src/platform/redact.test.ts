import { expect, test } from 'vitest';

import { redacted } from './redact.ts';

test.each([
  ['asha.verma+loom@mail.example has no account', '[e-mail] has no account'],
  ['called 9876543210 and +91 98765 43210', 'called [phone] and [phone]'],
  ['card 4111 1111 1111 1111 was refused', 'card [number] was refused'],
  ['Authorization: Bearer abc.def-ghi', 'Authorization: Bearer [token]'],
  ['token eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJhIn0.c2ln', 'token [token]'],
])('%s is redacted', (said, kept) => {
  expect(redacted(said)).toBe(kept);
});

test.each([
  'order 4f9c2a7be01d4c55 in asia-south1',
  'KG-ABCD1234 took 1532 ms',
  'at handler (file:///srv/lib/index.js:1204:33)',
  'pay_NkR1Qz8WcF2x failed at 2026-11-21T10:24:39.123Z',
])('"%s" has nothing private and stays as it is', (line) => {
  expect(redacted(line)).toBe(line);
});
