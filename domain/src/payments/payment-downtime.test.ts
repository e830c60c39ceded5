import { expect, test } from 'vitest';

import { DAY_MS, MINUTE_MS } from '../records/time-spans.ts';
import {
  currentDowntimes,
  shouldListDowntimes,
  unusableMethods,
  type PaymentDowntime,
} from './payment-downtime.ts';

const NOW = new Date('2026-11-26T06:00:00Z');
const before = (ms: number) => new Date(NOW.getTime() - ms);

const UPI: PaymentDowntime = {
  id: 'down_1',
  method: 'upi',
  severity: 'high',
  instrument: null,
  begin: before(MINUTE_MS),
  end: null,
  updatedAt: before(MINUTE_MS),
};

const listed = (fields: Partial<PaymentDowntime>, listedAt = NOW) => ({
  downtimes: [{ ...UPI, ...fields }],
  listedAt,
  askedAt: listedAt,
});

const isCurrent = (fields: Partial<PaymentDowntime>, listedAt?: Date) =>
  currentDowntimes(listed(fields, listedAt), NOW).length === 1;

test('ends without an update of the gateway', () => {
  expect(isCurrent({})).toBe(true);
  const old = { begin: before(DAY_MS), updatedAt: before(DAY_MS) };
  expect(isCurrent(old)).toBe(false);
  expect(isCurrent({ ...old, updatedAt: before(DAY_MS - 1) })).toBe(true);
  expect(currentDowntimes(null, NOW)).toEqual([]);
});

test('keeps to the times of announced maintenance', () => {
  const begin = before(2 * DAY_MS);
  expect(isCurrent({ begin: before(-1), updatedAt: begin })).toBe(false);
  expect(isCurrent({ begin: before(0), end: before(-1), updatedAt: begin })).toBe(true);
  expect(isCurrent({ begin: before(MINUTE_MS), end: before(0) })).toBe(false);
});

test('does not trust a list that is older than half an hour', () => {
  expect(isCurrent({}, before(30 * MINUTE_MS))).toBe(true);
  expect(isCurrent({}, before(30 * MINUTE_MS + 1))).toBe(false);
});

test('asks again after five minutes', () => {
  expect(shouldListDowntimes(null, NOW)).toBe(true);
  expect(shouldListDowntimes(listed({}, before(5 * MINUTE_MS)), NOW)).toBe(true);
  expect(shouldListDowntimes(listed({}, before(5 * MINUTE_MS - 1)), NOW)).toBe(false);
});

test('hides only methods that fail as a whole, and never all of them', () => {
  const card = { ...UPI, method: 'card' as const };
  expect(unusableMethods([UPI, { ...card, severity: 'medium' }])).toEqual(['upi']);
  expect(unusableMethods([UPI, { ...card, instrument: 'VISA' }])).toEqual(['upi']);
  const others = (['netbanking', 'wallet'] as const).map((method) => ({ ...UPI, method }));
  expect(unusableMethods([UPI, card, ...others])).toEqual([]);
});
