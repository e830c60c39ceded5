import { expect, test } from 'vitest';

import { DEFAULT_DELIVERY, estimateDelivery, expectedDelivery, readDelivery } from './delivery.ts';

/** Monday morning in India. */
const MONDAY = new Date('2026-11-23T05:00:00Z');

function ask(pincode: string, orderedAt = MONDAY, makingDays = 0) {
  const answer = estimateDelivery({ pincode, orderedAt, makingDays }, DEFAULT_DELIVERY);
  if (answer.kind === 'malformed') return 'malformed';
  return `${answer.zone} ${day(answer.from)} ${day(answer.to)}`;
}

const day = (at: Date) => at.toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });

test.each([
  ['560001', 'near 2026-11-27 2026-11-28'],
  ['110 001', 'country 2026-11-30 2026-12-02'],
  ['194101', 'remote 2026-12-02 2026-12-07'],
  ['744101', 'remote 2026-12-02 2026-12-07'],
])('a delivery to %s takes the transit days without Sundays: %s', (pincode, expected) => {
  expect(ask(pincode)).toBe(expected);
});

test.each(['', '56000', '5600011', '060001', 'abcdef', '<b>110001', '११०००१'])(
  'reports an invalid pincode: %s',
  (typed) => expect(ask(typed)).toBe('malformed'),
);

test('counts an order after the dispatch hour in India for the next day', () => {
  expect(ask('560001', new Date('2026-11-23T08:29:00Z'))).toBe('near 2026-11-27 2026-11-28');
  expect(ask('560001', new Date('2026-11-23T08:31:00Z'))).toBe('near 2026-11-28 2026-11-30');
});

test('adds the lead time of made-to-order products', () => {
  expect(ask('560001', MONDAY, 24)).toBe('near 2026-12-23 2026-12-24');
});

test('expects an order with its slowest piece, and never before the usual dispatch', () => {
  const customer = { address: { pincode: '560001' } };
  const days = (...making: number[]) => {
    const lines = [{}, ...making.map((makingDays) => ({ makingDays }))];
    const expected = expectedDelivery({ customer, createdAt: MONDAY, lines }, DEFAULT_DELIVERY);
    return expected && [day(expected.from), day(expected.to)];
  };
  expect(days(24, 3)).toEqual(['2026-12-23', '2026-12-24']);
  expect(days(1)).toEqual(['2026-11-27', '2026-11-28']);
  const nowhere = { customer: { address: { pincode: '0' } }, createdAt: MONDAY, lines: [] };
  expect(expectedDelivery(nowhere, DEFAULT_DELIVERY)).toBeUndefined();
});

test('uses defaults for invalid settings', () => {
  expect(readDelivery({ fromPincode: 'x', dispatchDays: -1, weavingDays: '9' })).toEqual(
    DEFAULT_DELIVERY,
  );
  expect(readDelivery({ dispatchDays: 5 }).dispatchDays).toBe(5);
});
