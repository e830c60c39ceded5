import { expect, test } from 'vitest';

import { paise } from '../money/paise.ts';
import { giftCardSaleProblems } from './gift-card-sale-problems.ts';
import type { GiftCardSale } from './gift-card-sale-schema.ts';

const AT = new Date('2026-11-27T06:30:00Z');
const VALUE = paise(100_000);
const NONE = paise(0);

const SALE: GiftCardSale = {
  id: 's1',
  number: 'GS-1',
  state: 'paid',
  amount: VALUE,
  currency: 'INR',
  uid: null,
  buyer: { name: 'Asha', email: 'asha@mail.example', phone: '9876543210' },
  recipient: { name: 'Meera', email: 'meera@mail.example' },
  message: '',
  deliverOn: '2026-11-27',
  requestHash: '',
  placedFrom: null,
  gatewayOrderId: 'order_1',
  payableUntil: AT,
  paymentId: 'pay_1',
  captured: VALUE,
  refunded: NONE,
  cardId: 'c1',
  cardNumber: 'GC-1001',
  emailDueOn: null,
  paidAt: AT,
  refundedAt: null,
  createdAt: AT,
  updatedAt: AT,
};
const CARD = { initial: VALUE, state: 'active', saleId: 's1' } as const;
const PAYMENT = { amount: VALUE, refunded: NONE };

const problems = (sale: object = {}, card: object = {}, payment: object = {}, deducted = NONE) =>
  giftCardSaleProblems(
    { ...SALE, ...sale },
    { card: { ...CARD, ...card }, payment: { ...PAYMENT, ...payment }, deducted },
  );

test('finds nothing where cards are captured minus refunded', () => {
  expect(problems()).toEqual([]);
  const back = { refunded: VALUE };
  expect(problems({ state: 'refunded', ...back }, { state: 'disabled' }, back)).toEqual([]);
  expect(problems({ state: 'refunding' }, { state: 'disabled' })).toEqual([]);
  const unpaid = { ...SALE, state: 'pending_payment', paymentId: null, captured: NONE } as const;
  expect(giftCardSaleProblems(unpaid, { card: null, payment: null, deducted: NONE })).toEqual([]);
});

test('counts an offer of the gateway and a fee of the shopper as what they are', () => {
  const less = { amount: paise(95_000) };
  const offer = { id: 'offer_1', discount: paise(5_000) };
  expect(problems({ captured: less.amount }, {}, { ...less, offer })).toEqual([]);
  const more = { amount: paise(102_000), customerFee: paise(2_000) };
  expect(problems({ captured: more.amount }, {}, more)).toEqual([]);
});

test('finds a card that is worth more than what was paid', () => {
  expect(problems({}, { initial: paise(150_000) })).toEqual([
    'its card is worth ₹1,500, but it was sold for ₹1,000',
    'its card counts ₹1,500, but captured minus refunded is ₹1,000',
  ]);
});

test('finds money that went back while the card can be spent', () => {
  const back = { refunded: paise(40_000) };
  expect(problems(back, {}, back)).toEqual([
    'its card counts ₹1,000, but captured minus refunded is ₹600',
  ]);
  const all = { refunded: VALUE };
  expect(problems({ state: 'refunded', ...all }, {}, all)).toEqual([
    'it is refunded, but its card is not disabled',
  ]);
});

test('expects a disabled card once the bank has taken its money back', () => {
  const lost = paise(40_000);
  expect(problems({}, { state: 'disabled' }, {}, lost)).toEqual([]);
  expect(problems({}, {}, {}, lost)).toEqual([
    'the bank took its money back, but its card is not disabled',
  ]);
  const all = { refunded: VALUE };
  expect(problems({ state: 'refunded', ...all }, { state: 'disabled' }, all, lost)).toEqual([
    'more went back than its payment was, with what the bank took back',
  ]);
});

test('finds a paid sale without its card or payment, and a card without payment', () => {
  expect(giftCardSaleProblems(SALE, { card: null, payment: PAYMENT, deducted: NONE })).toHaveLength(
    1,
  );
  expect(giftCardSaleProblems(SALE, { card: CARD, payment: null, deducted: NONE })).toHaveLength(1);
  const unpaid = { ...SALE, paymentId: null };
  expect(giftCardSaleProblems(unpaid, { card: CARD, payment: null, deducted: NONE })).toHaveLength(
    1,
  );
});
