import { expect, test } from 'vitest';

import { mailboxKey } from './mailbox-key.ts';

test.each([
  ['asha@mail.example', 'asha@mail.example'],
  ['Asha@Mail.Example', 'asha@mail.example'],
  ['asha+1@mail.example', 'asha@mail.example'],
  ['asha+1+2@mail.example', 'asha@mail.example'],
  ['asha+@mail.example', 'asha@mail.example'],
  ['a.sha.verma@mail.example', 'a.sha.verma@mail.example'],
  ['A.Sha.Verma+shop@Gmail.com', 'ashaverma@gmail.com'],
  ['ashaverma@googlemail.com', 'ashaverma@gmail.com'],
  ['asha.verma@gmail.com.example', 'asha.verma@gmail.com.example'],
  ['asha@mail+1.example', 'asha@mail+1.example'],
  ['+asha@mail.example', '+asha@mail.example'],
])('counts emails to %s for %s', (email, key) => {
  expect(mailboxKey(email)).toBe(key);
});
