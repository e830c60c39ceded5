import { expect, test } from 'vitest';

import { paise } from '../money/paise.ts';
import { recordOf } from '../records/stored-record.ts';
import { giftCardPurchaseSchema } from './gift-card-purchase.ts';
import {
  cardRefundProblem,
  deliveryDayProblem,
  isPaidTooLate,
  payableUntil,
  soldCardExpiry,
} from './gift-card-sale.ts';

/** 27 November 2026, 00:30 in India: still the 26th in London. */
const NOW = new Date('2026-11-26T19:00:00Z');

const PURCHASE = {
  requestId: 'request-1',
  amount: 100_000,
  recipientName: 'Meera',
  recipientEmail: 'Meera@Mail.example',
  buyerName: 'Asha Verma',
  buyerEmail: 'asha@mail.example',
  buyerPhone: '+91 98765 43210',
};

const check = (fields: object) =>
  giftCardPurchaseSchema.validate({ ...PURCHASE, ...fields }).then(
    () => 'accepted',
    (error: unknown) => String(recordOf(error).message),
  );

test('accepts whole rupees from ₹500 to ₹10,000 and nothing else', async () => {
  for (const amount of [50_000, 100_000, 1_000_000])
    expect(await check({ amount })).toBe('accepted');
  expect(await check({ amount: 49_900 })).toBe('A gift card is worth ₹500 or more.');
  expect(await check({ amount: 1_000_100 })).toBe('A gift card is worth ₹10,000 at most.');
  expect(await check({ amount: 99_950 })).toBe('Please enter whole rupees.');
  expect(await check({ amount: '100000' })).toBe('Please choose an amount.');
  expect(await check({ amount: undefined })).toBe('Please choose an amount.');
});

test('accepts no discount code, gift card or price of the buyer’s own', async () => {
  for (const field of ['couponCode', 'giftCard', 'state', 'price']) {
    expect(await check({ [field]: '1' })).toBe('Unknown field.');
  }
});

test.each([
  'See https://evil.example/win',
  'Go to www.evil.example',
  'evil.com/win a prize',
  'Write to me@evil.example.com',
  'Ｗｉｎ at ｅｖｉｌ．ｃｏｍ',
])('refuses a message with a link: %s', async (message) => {
  expect(await check({ message })).toBe('Please write the message without links.');
});

test('accepts an ordinary message in English or Hindi, up to 300 characters', async () => {
  for (const message of ['Happy birthday! Love, A. B.', 'जन्मदिन मुबारक। ख़ूब ख़रीदो!', '']) {
    expect(await check({ message })).toBe('accepted');
  }
  expect(await check({ message: 'x'.repeat(301) })).toBe(
    'A message can have at most 300 characters.',
  );
});

test('tidies the phone number and the email addresses', () => {
  const { buyerPhone, recipientEmail, message, deliverOn } = giftCardPurchaseSchema.cast(PURCHASE);
  expect(buyerPhone).toBe('9876543210');
  expect(recipientEmail).toBe('meera@mail.example');
  expect([message, deliverOn]).toEqual(['', '']);
});

test('delivers today up to a year ahead, by the day in India', () => {
  const problem = (day: string) => deliveryDayProblem(day, NOW)?.text ?? null;
  expect(problem('')).toBeNull();
  expect(problem('2026-11-27')).toBeNull();
  expect(problem('2027-11-27')).toBeNull();
  expect(problem('2026-11-26')).toBe('Please choose today or a later day.');
  expect(problem('2027-11-28')).toBe('Please choose a day within one year.');
  expect(problem('2027-02-30')).toBe('Please enter a valid date.');
});

test('can be spent for a year from its delivery, and never less than a year from its payment', () => {
  expect(soldCardExpiry('2027-03-01', NOW)).toEqual(new Date('2028-02-29T18:29:59.999Z'));
  expect(soldCardExpiry('2026-11-20', NOW)).toEqual(new Date('2027-11-27T18:29:59.999Z'));
});

test('accepts a payment that was begun within an hour after its time', () => {
  const sale = { payableUntil: payableUntil(NOW) };
  const after = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);
  expect(isPaidTooLate(sale, after(2))).toBe(false);
  expect(isPaidTooLate(sale, new Date(after(2).getTime() + 1))).toBe(true);
});

test('refunds a paid card only while all of it is left, and once', () => {
  const problem = (state: Parameters<typeof cardRefundProblem>[0]['state'], balance = 100_000) =>
    cardRefundProblem({ state }, { initial: paise(100_000), balance: paise(balance) });
  expect(problem('paid')).toBeNull();
  expect(problem('refund_failed')).toBeNull();
  expect(problem('paid', 99_999)).toBe('spent');
  expect(problem('refunding')).toBe('refunded');
  expect(problem('refunded')).toBe('refunded');
  expect(problem('pending_payment')).toBe('unpaid');
});
