import { expect, test } from 'vitest';

import { mailboxKey } from './mailbox-key.ts';

test.each([
  ['asha@mail.example', 'asha@mail.example'],
  ['Asha@Mail.Example', 'asha@mail.example'],
  ['asha+1@mail.example', 'asha@mail.example'],
  ['asha+1+2@mail.example', 'asha@mail.example'],
  ['asha+@mail.example', 'asha@mail.example'],
  ['asha@mail+1.example', 'asha@mail+1.example'],
  ['+asha@mail.example', '+asha@mail.example'],
])('letters to %s are counted for %s', (email, key) => {
  expect(mailboxKey(email)).toBe(key);
});
