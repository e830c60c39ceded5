import { describe, expect, test } from 'vitest';

import { complaintClock, overduePromise } from './complaint-deadlines.ts';

const HOUR_MS = 3_600_000;
const createdAt = new Date('2026-11-21T06:00:00Z');
const after = (hours: number) => new Date(createdAt.getTime() + hours * HOUR_MS);
const MONTH = 30 * 24;
const complaint = {
  kind: 'complaint',
  state: 'open',
  createdAt,
  answeredAt: null,
  closedAt: null,
} as const;

test('a complaint is acknowledged within 48 hours and settled within a month', () => {
  expect(complaintClock(complaint, after(48))).toEqual({
    acknowledge: { due: after(48), state: 'running' },
    settle: { due: after(MONTH), state: 'running' },
  });
});

test('other messages have no such clock', () => {
  for (const kind of ['contact', 'call'] as const) {
    expect(complaintClock({ ...complaint, kind }, after(9999))).toBeNull();
    expect(overduePromise({ ...complaint, kind }, after(9999))).toBeNull();
  }
});

describe('a complaint is overdue', () => {
  const answered = { ...complaint, state: 'answered', answeredAt: after(3) } as const;
  const closed = { ...answered, state: 'closed', closedAt: after(90) } as const;

  test('once nobody has answered it for 48 hours', () => {
    expect(overduePromise(complaint, after(48))).toBeNull();
    expect(overduePromise(complaint, after(48.1))).toBe('acknowledge');
  });

  test('once it is not settled after a month, answered or not', () => {
    expect(overduePromise(answered, after(MONTH))).toBeNull();
    expect(overduePromise(answered, after(MONTH + 0.1))).toBe('settle');
    expect(overduePromise(complaint, after(MONTH + 0.1))).toBe('settle');
  });

  test('never again when it is closed, though that was late', () => {
    expect(overduePromise(closed, after(9999))).toBeNull();
    const late = { ...complaint, state: 'closed', closedAt: after(60) } as const;
    expect(complaintClock(late, after(61))?.acknowledge.state).toBe('late');
    expect(overduePromise(late, after(9999))).toBeNull();
  });

  test('when it was opened again, by the day on which it came', () => {
    const again = { ...closed, state: 'open', closedAt: null } as const;
    expect(overduePromise(again, after(100))).toBeNull();
    expect(overduePromise(again, after(MONTH + 0.1))).toBe('settle');
  });
});
