import { expect, test } from 'vitest';

import { standingOf } from './shown-quote.ts';

const now = new Date('2026-11-21T06:00:00Z');
const yesterday = new Date('2026-11-20T06:00:00Z');
const tomorrow = new Date('2026-11-22T06:00:00Z');

test('a request stands where it is until an offer was sent', () => {
  const waiting = { state: 'in_review', versionState: null, validUntil: null } as const;
  expect(standingOf(waiting, now)).toBe('in_review');
  expect(standingOf({ ...waiting, versionState: 'draft', validUntil: yesterday }, now)).toBe(
    'in_review',
  );
});

test('an offer past its day has expired, by the clock alone', () => {
  const offered = { state: 'quoted', versionState: 'sent' } as const;
  expect(standingOf({ ...offered, validUntil: tomorrow }, now)).toBe('sent');
  expect(standingOf({ ...offered, validUntil: now }, now)).toBe('expired');
  expect(standingOf({ ...offered, validUntil: yesterday }, now)).toBe('expired');
});

test('what was ordered in time stays ordered after that day', () => {
  const ordered = { state: 'closed', versionState: 'converted', validUntil: yesterday } as const;
  expect(standingOf(ordered, now)).toBe('converted');
});
