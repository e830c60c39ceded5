import { expect, test } from 'vitest';

import { quoteStatus } from './quote-status.ts';

const now = new Date('2026-11-21T06:00:00Z');
const yesterday = new Date('2026-11-20T06:00:00Z');
const tomorrow = new Date('2026-11-22T06:00:00Z');

test('keeps the request’s status until an offer is sent', () => {
  const waiting = { state: 'in_review', versionState: null, validUntil: null } as const;
  expect(quoteStatus(waiting, now)).toBe('in_review');
  expect(quoteStatus({ ...waiting, versionState: 'draft', validUntil: yesterday }, now)).toBe(
    'in_review',
  );
});

test('counts an offer past its date as expired', () => {
  const offered = { state: 'quoted', versionState: 'sent' } as const;
  expect(quoteStatus({ ...offered, validUntil: tomorrow }, now)).toBe('sent');
  expect(quoteStatus({ ...offered, validUntil: now }, now)).toBe('expired');
  expect(quoteStatus({ ...offered, validUntil: yesterday }, now)).toBe('expired');
});

test('keeps an accepted offer accepted after its date', () => {
  const ordered = { state: 'closed', versionState: 'converted', validUntil: yesterday } as const;
  expect(quoteStatus(ordered, now)).toBe('converted');
});
