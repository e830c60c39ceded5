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
    method: 'upi',
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

test('what was begun while the order was open is honoured, however late the bank says yes', () => {
  for (const closed of [byShopper, byTime]) {
    expect(lateness(-1, closed, { heard: A_MONTH })).toBeNull();
  }
});

test('an order that its shopper has closed is no offer any more, but for the clocks', () => {
  expect(lateness(1, byShopper)).toBeNull();
  expect(lateness(1.1, byShopper)).toBe('over');
  expect(lateness(A_MONTH, byShopper)).toBe('over');
});

test('a window that still stood open when the hold ended is honoured for an hour', () => {
  expect(lateness(60, byTime)).toBeNull();
  expect(lateness(60.1, byTime)).toBe('over');
});

test('an order that staff have closed takes no money, whenever it was begun', () => {
  expect(lateness(-1, { ...byShopper, closedBy: 'staff' })).toBe('over');
});

test('the last closing counts, and an older order is judged by what it knows', () => {
  const stateTimes = { cancelled: CLOSED };
  expect(lateness(5, { ...byShopper, stateTimes, closedAt: after(10) })).toBeNull();
  const { closedAt: _none, ...older } = byShopper;
  expect(lateness(5, { ...older, stateTimes })).toBe('over');
  expect(lateness(5, { ...older, updatedAt: after(10) })).toBeNull();
});

test('a payment that does not say when it was begun was begun when it was heard of', () => {
  expect(lateness(null, byShopper, { heard: 0 })).toBeNull();
  expect(lateness(null, byShopper, { heard: 2 })).toBe('over');
});

test('a code that is used up is honoured for who was paying when the hold ended, and for nobody else', () => {
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

test('money that was begun while the order was open finds its card’s part, also when the card’s last day has passed since', () => {
  for (const begun of [-12, -1]) {
    expect(lateness(begun, byCard, { heard: 2, card: cardUntil(-5) })).toBeNull();
  }
  expect(lateness(-1, byCard, { heard: A_MONTH, card: cardUntil(60) })).toBeNull();
});

test('what was begun after the hold needs a card that had not ended then', () => {
  expect(lateness(10, byCard, { heard: A_MONTH, card: cardUntil(11) })).toBeNull();
  expect(lateness(10, byCard, { card: cardUntil(9) })).toBe('card');
});

test('a card that was spent, switched off or deleted meanwhile pays no part, and that is not called a sold piece', () => {
  expect(lateness(-1, byCard, { card: cardUntil(60, { balance: paise(49_999) }) })).toBe('card');
  expect(lateness(-1, byCard, { card: cardUntil(60, { state: 'disabled' }) })).toBe('card');
  expect(lateness(-1, byCard, { card: null })).toBe('card');
  const lines = [{ productId: 'gone', held: 1 }] as OrderRecord['lines'];
  expect(lateness(-1, { ...byCard, lines }, { card: cardUntil(60) })).toBe('gone');
});
