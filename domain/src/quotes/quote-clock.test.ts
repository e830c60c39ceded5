import { expect, test } from 'vitest';

import { quoteClock } from './quote-clock.ts';

const HOUR_MS = 3_600_000;
const submittedAt = new Date('2026-11-21T06:00:00Z');
const after = (hours: number) => new Date(submittedAt.getTime() + hours * HOUR_MS);
const quote = { submittedAt, firstReplyAt: null, quotedAt: null };

test('allows 24 hours for the reply and 48 for the quotation', () => {
  expect(quoteClock(quote, after(24))).toEqual({
    reply: { due: after(24), state: 'running' },
    quotation: { due: after(48), state: 'running' },
  });
  expect(quoteClock(quote, after(24.1))?.reply.state).toBe('overdue');
  expect(quoteClock(quote, after(48.1))?.quotation.state).toBe('overdue');
});

test('keeps met deadlines met and missed ones missed', () => {
  const answered = { ...quote, firstReplyAt: after(3), quotedAt: after(50) };
  const clock = quoteClock(answered, after(100));
  expect(clock?.reply.state).toBe('kept');
  expect(clock?.quotation.state).toBe('late');
});

test('counts a quotation as a reply', () => {
  expect(quoteClock({ ...quote, quotedAt: after(20) }, after(30))?.reply.state).toBe('kept');
});

test('has no clock for a draft', () => {
  expect(quoteClock({ ...quote, submittedAt: null }, after(1))).toBeNull();
});
