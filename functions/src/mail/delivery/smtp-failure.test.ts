import { expect, test } from 'vitest';

import { HOUR_MS, MINUTE_MS } from '@kargha/domain/records/time-spans';

import { nextAttempt, smtpFailure } from './smtp-failure.ts';

test.each<[string, string, string, ReturnType<typeof smtpFailure>]>([
  ['no answer at all', '', 'CONN', 'temporary'],
  ['a server that ends the connection', '421 4.3.2 Shutting down', 'CONN', 'temporary'],
  ['greylisting', '450 4.2.0 Greylisted', 'RCPT TO', 'temporary'],
  ['a full mailbox, for now', '452 4.2.2 Over quota', 'RCPT TO', 'temporary'],
  ['a full mailbox', '552 5.2.2 Mailbox full', 'DATA', 'temporary'],
  ['our sender, which the server does not know', '550 5.1.8 Bad sender', 'MAIL FROM', 'any_email'],
  ['a message that is announced as too large', '552 5.3.4 Too big', 'MAIL FROM', 'refused'],
  ['an account that is refused later', '530 5.7.0 Sign in first', 'RCPT TO', 'temporary'],
  ['a wrong sequence', '503 5.5.1 Bad sequence', 'DATA', 'temporary'],
  ['an unknown mailbox', '550 5.1.1 No such user', 'RCPT TO', 'no_mailbox'],
  ['an unknown mailbox, said after the text', '550 5.1.1 No such user', 'DATA', 'no_mailbox'],
  ['an unknown mailbox, in an old server’s words', '550 Unknown user', 'RCPT TO', 'no_mailbox'],
  ['an unknown domain', '550 5.1.2 Bad destination', 'RCPT TO', 'no_mailbox'],
  ['what looks like spam', '554 5.7.1 Message refused', 'DATA', 'refused'],
  ['a block of our address', '550 5.7.1 Blocked', 'RCPT TO', 'refused'],
  ['a text that is refused', '550 Not wanted', 'DATA', 'refused'],
  ['a message that is too large', '552 5.3.4 Too big', 'DATA', 'refused'],
])('takes %s for what it is', (_what, response, command, failure) => {
  const responseCode = Number(response.slice(0, 3)) || undefined;
  expect(smtpFailure({ response, responseCode, command })).toBe(failure);
});

type UnusableServer = Partial<Record<'response' | 'code' | 'command' | 'syscall', string>>;

test.each<[string, UnusableServer]>([
  ['a busy server', { response: '421 4.3.2 Too busy', code: 'EPROTOCOL', command: 'CONN' }],
  ['a server that wants no emails', { response: '554 No', code: 'EPROTOCOL', command: 'CONN' }],
  ['our wrong password', { response: '535 5.7.8 No', code: 'EAUTH', command: 'AUTH PLAIN' }],
  ['a server that is not reached', { code: 'ESOCKET', command: 'CONN', syscall: 'connect' }],
  ['a server without a name', { code: 'EDNS', command: 'CONN' }],
])('takes %s for a failure of any email', (_what, error) => {
  const responseCode = Number(error.response?.slice(0, 3)) || undefined;
  expect(smtpFailure({ ...error, responseCode })).toBe('any_email');
});

test('tries again after a minute, later after hours, and gives up after two and a half days', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  const pauses: number[] = [];
  for (let attempts = 1; ; attempts += 1) {
    const next = nextAttempt(attempts, now);
    if (!next) break;
    pauses.push(next.getTime() - now.getTime());
  }
  expect(pauses[0]).toBe(MINUTE_MS);
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
  const total = pauses.reduce((sum, pause) => sum + pause, 0);
  expect(total).toBeGreaterThan(60 * HOUR_MS);
  expect(total).toBeLessThan(72 * HOUR_MS);
});
