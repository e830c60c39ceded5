import { describe, expect, test } from 'vitest';

import { complaintDeadlines, overdueDeadline } from './complaint-deadlines.ts';

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

test('gives complaints 48 hours for a reply and a month for a solution', () => {
  expect(complaintDeadlines(complaint, after(48))).toEqual({
    acknowledge: { due: after(48), state: 'running' },
    settle: { due: after(MONTH), state: 'running' },
  });
});

test('gives other messages no deadline', () => {
  for (const kind of ['contact', 'call'] as const) {
    expect(complaintDeadlines({ ...complaint, kind }, after(9999))).toBeNull();
    expect(overdueDeadline({ ...complaint, kind }, after(9999))).toBeNull();
  }
});

describe('a complaint is overdue', () => {
  const answered = { ...complaint, state: 'answered', answeredAt: after(3) } as const;
  const closed = { ...answered, state: 'closed', closedAt: after(90) } as const;

  test('after 48 hours without a reply', () => {
    expect(overdueDeadline(complaint, after(48))).toBeNull();
    expect(overdueDeadline(complaint, after(48.1))).toBe('acknowledge');
  });

  test('after a month without a solution, answered or not', () => {
    expect(overdueDeadline(answered, after(MONTH))).toBeNull();
    expect(overdueDeadline(answered, after(MONTH + 0.1))).toBe('settle');
    expect(overdueDeadline(complaint, after(MONTH + 0.1))).toBe('settle');
  });

  test('not when it is closed, even late', () => {
    expect(overdueDeadline(closed, after(9999))).toBeNull();
    const late = { ...complaint, state: 'closed', closedAt: after(60) } as const;
    expect(complaintDeadlines(late, after(61))?.acknowledge.state).toBe('late');
    expect(overdueDeadline(late, after(9999))).toBeNull();
  });

  test('by its creation date when it was reopened', () => {
    const again = { ...closed, state: 'open', closedAt: null } as const;
    expect(overdueDeadline(again, after(100))).toBeNull();
    expect(overdueDeadline(again, after(MONTH + 0.1))).toBe('settle');
  });
});
