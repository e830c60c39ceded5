import { expect, test } from 'vitest';

import { quoteClock } from './quote-clock.ts';

const HOUR_MS = 3_600_000;
const submittedAt = new Date('2026-11-21T06:00:00Z');
const after = (hours: number) => new Date(submittedAt.getTime() + hours * HOUR_MS);
const quote = { submittedAt, firstReplyAt: null, quotedAt: null };

test('a request has 24 hours for the first answer and 48 for the quotation', () => {
  expect(quoteClock(quote, after(24))).toEqual({
    reply: { due: after(24), state: 'running' },
    quotation: { due: after(48), state: 'running' },
  });
  expect(quoteClock(quote, after(24.1))?.reply.state).toBe('overdue');
  expect(quoteClock(quote, after(48.1))?.quotation.state).toBe('overdue');
});

test('a promise that was kept stays kept, one that was late stays late', () => {
  const answered = { ...quote, firstReplyAt: after(3), quotedAt: after(50) };
  const clock = quoteClock(answered, after(100));
  expect(clock?.reply.state).toBe('kept');
  expect(clock?.quotation.state).toBe('late');
});

test('a quotation is an answer too', () => {
  expect(quoteClock({ ...quote, quotedAt: after(20) }, after(30))?.reply.state).toBe('kept');
});

test('a draft has no clock', () => {
  expect(quoteClock({ ...quote, submittedAt: null }, after(1))).toBeNull();
});
