import type { GiftCard } from '@kargha/domain/pricing/gift-card';
import { paise } from '@kargha/domain/money/paise';
import { expect, test } from 'vitest';

import type { OrderRecord } from '../../records/order-record.ts';
import { NO_CODES } from '../checkout/order-codes.ts';
import { latePaymentProblem } from './late-payment.ts';

const CLOSED = new Date('2026-11-15T06:30:00Z');
const MINUTE_MS = 60_000;
const A_MONTH = 30 * 24 * 60;

const after = (minutes: number) => new Date(CLOSED.getTime() + minutes * MINUTE_MS);

/** Opened a quarter of an hour before. */
const OPENED = { createdAt: after(-15), stateTimes: {}, giftCard: null, lines: [] };

/** Money for an order that was closed at CLOSED: begun so many minutes later, and heard of at `heard`. */
function lateness(
  begun: number | null,
  closed: Partial<OrderRecord> = {},
  { heard = begun ?? 0, isUsedUp = false, card = null as GiftCard | null } = {},
) {
  const order = { ...OPENED, state: 'cancelled', ...closed };
  const payment = {
    id: 'pay_1',
    gatewayOrderId: 'order_1',
    amount: paise(227_400),
    currency: 'INR',
    status: 'captured' as const,
    method: 'upi' as const,
    begunAt: begun === null ? null : after(begun),
  };
  return latePaymentProblem({
    order: order as unknown as OrderRecord,
    update: { payment, at: after(heard) },
    products: new Map(),
    codes: { ...NO_CODES, isUsedUp, card },
  });
}

const byShopper = { closedBy: 'shopper', closedAt: CLOSED } as const;
const byTime = { state: 'expired', closedBy: 'expiry', closedAt: CLOSED } as const;

test('accepts a payment started while the order was open', () => {
  for (const closed of [byShopper, byTime]) {
    expect(lateness(-1, closed, { heard: A_MONTH })).toBeNull();
  }
});

test('refuses a payment started after the shopper closed the order', () => {
  expect(lateness(1, byShopper)).toBeNull();
  expect(lateness(1.1, byShopper)).toBe('over');
  expect(lateness(A_MONTH, byShopper)).toBe('over');
});

test('accepts a payment started within an hour after expiry', () => {
  expect(lateness(60, byTime)).toBeNull();
  expect(lateness(60.1, byTime)).toBe('over');
});

test('refuses any payment of an order closed by staff', () => {
  expect(lateness(-1, { ...byShopper, closedBy: 'staff' })).toBe('over');
});

test('uses the latest closing time, and falls back for older orders', () => {
  const stateTimes = { cancelled: CLOSED };
  expect(lateness(5, { ...byShopper, stateTimes, closedAt: after(10) })).toBeNull();
  const { closedAt: _none, ...older } = byShopper;
  expect(lateness(5, { ...older, stateTimes })).toBe('over');
  expect(lateness(5, { ...older, updatedAt: after(10) })).toBeNull();
});

test('uses the time of the update when the start is unknown', () => {
  expect(lateness(null, byShopper, { heard: 0 })).toBeNull();
  expect(lateness(null, byShopper, { heard: 2 })).toBe('over');
});

test('honours a used-up code only for a payment in progress at expiry', () => {
  const gone = { isUsedUp: true };
  expect(lateness(-1, byTime, gone)).toBeNull();
  expect(lateness(1, byTime, gone)).toBe('used_up');
  expect(lateness(-1, byShopper, gone)).toBe('used_up');
});

/** A card whose last day ends so many minutes after the closing. */
function cardUntil(minutes: number, more: Partial<GiftCard> = {}): GiftCard {
  const card = { state: 'active', balance: paise(50_000), expiresAt: after(minutes), ...more };
  return card as GiftCard;
}

const byCard = {
  ...byTime,
  giftCard: { cardId: 'card', last4: 'Z9Q7', amount: paise(50_000) },
} as const;

test('accepts an expired gift card for a payment started in time', () => {
  for (const begun of [-12, -1]) {
    expect(lateness(begun, byCard, { heard: 2, card: cardUntil(-5) })).toBeNull();
  }
  expect(lateness(-1, byCard, { heard: A_MONTH, card: cardUntil(60) })).toBeNull();
});

test('requires a valid gift card for a payment started after expiry', () => {
  expect(lateness(10, byCard, { heard: A_MONTH, card: cardUntil(11) })).toBeNull();
  expect(lateness(10, byCard, { card: cardUntil(9) })).toBe('card');
});

test('reports a spent, disabled or deleted gift card as such', () => {
  expect(lateness(-1, byCard, { card: cardUntil(60, { balance: paise(49_999) }) })).toBe('card');
  expect(lateness(-1, byCard, { card: cardUntil(60, { state: 'disabled' }) })).toBe('card');
  expect(lateness(-1, byCard, { card: null })).toBe('card');
  const lines = [{ productId: 'gone', held: 1 }] as OrderRecord['lines'];
  expect(lateness(-1, { ...byCard, lines }, { card: cardUntil(60) })).toBe('gone');
});
