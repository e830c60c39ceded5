import { describeReviews } from '@kargha/domain/payments/review-reason';
import { expiryAfterRefund } from '@kargha/domain/pricing/gift-card';
import { formatLongDate } from '@kargha/domain/india/long-date';
import { paise } from '@kargha/domain/money/paise';
import { DAY_MS } from '@kargha/domain/records/time-spans';
import type { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';

import { db, orderOf, stockProduct } from '../ledger-fixtures.ts';
import { close, fromAnywhere, open } from '../checkout-fixtures.ts';
import {
  balanceOf,
  checkoutWith,
  expectGiftCardToBalance,
  issueGiftCard,
} from '../code-fixtures.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { takeOrderStep, takeOrderSteps } from '../staff-orders.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp } from '../sample-people.ts';
import { PRICE_ADJUSTMENT } from '../manual-refunds.ts';
import { isolateShop } from '../isolated-database.ts';

isolateShop();

const shop = isolatedShop();
const staff = { shop, admin: createBeforeAll(() => signUp('admin')) };
/** One saree with shipping and tax, in paise */
const WORTH = 227_400;
const TWO_DAYS = 2 * 24 * 60;

/** An order that is paid by a card that has one more day, on which so much is left. */
async function paidByCard(left = 0) {
  const expiresAt = new Date(Date.now() + DAY_MS);
  const { code, cardId } = await issueGiftCard(WORTH + left, { expiresAt });
  const orderId = String((await spend(code)).body.orderId);
  expect((await orderOf(orderId)).state).toBe('placed');
  return { code, cardId, orderId };
}

async function spend(giftCard: string) {
  const productId = await stockProduct({ quantity: 10 });
  const checkout = checkoutWith(productId, { giftCard }, { giftCardBalance: paise(WORTH) });
  return shop.post('/razorpay/create-order', checkout, fromAnywhere());
}

/** How long the card lasts, and what came back onto it last. */
async function cardOf(cardId: string) {
  const card = await db().doc(`giftCards/${cardId}`).get();
  const rows = await db().collection('giftCardMovements').where('cardId', '==', cardId).get();
  const restored = rows.docs
    .map((row) => row.data())
    .filter(({ reason }) => reason === 'restored')
    .map(({ balanceDelta, at, until }) => ({
      amount: Number(balanceDelta),
      at: (at as Timestamp).toDate(),
      until: (until as Timestamp | undefined)?.toDate(),
    }));
  return {
    expiresAt: (card.get('expiresAt') as Timestamp).toDate(),
    back: restored.toSorted((one, other) => one.at.getTime() - other.at.getTime()).at(-1),
  };
}

async function emailTextOf(id: string): Promise<string> {
  return String((await db().doc(`mail/${id}`).get()).get('message.text'));
}

/** The email about the first refund to an order's gift card. */
const giftCardEmailId = (orderId: string) => `refund_refund_${orderId}_card-1`;

async function inTwoDays(action: () => Promise<void>): Promise<void> {
  shop.passMinutes(TWO_DAYS);
  try {
    await action();
  } finally {
    shop.passMinutes(-TWO_DAYS);
  }
}

/** The end that a card gets whose money comes back in two days. */
function newEnd(): Date {
  const then = new Date(Date.now() + 2 * DAY_MS);
  return expiryAfterRefund({ expiresAt: new Date(0) }, then);
}

test('extends an expired gift card when a cancelled order is refunded to it', async () => {
  const { code, cardId, orderId } = await paidByCard();
  await inTwoDays(async () => {
    await takeOrderSteps(staff, orderId, 'cancel');
    expect((await spend(code)).status).toBe(200);
  });
  const { expiresAt } = await cardOf(cardId);
  expect(expiresAt).toEqual(newEnd());
  expect(await emailTextOf(`order_${orderId}_cancelled`)).toContain(
    `you can now use it until ${formatLongDate(newEnd())}`,
  );
  expect((await orderOf(orderId)).reviewReasons).toEqual([]);
  await expectGiftCardToBalance(cardId);
});

test('names the new expiry of a partly refunded gift card in the email and its history', async () => {
  const { cardId, orderId } = await paidByCard();
  await inTwoDays(async () => {
    const answer = await takeOrderStep(staff, orderId, 'refunds', {
      ...PRICE_ADJUSTMENT,
      amount: 50_000,
      reason: 'A loose thread.',
    });
    expect(answer.status).toBe(200);
    const text = await emailTextOf(giftCardEmailId(orderId));
    expect(text).toContain(`you can now use it until ${formatLongDate(newEnd())}`);
    expect(text).not.toContain('at once');
  });
  const { expiresAt, back } = await cardOf(cardId);
  expect(expiresAt).toEqual(newEnd());
  expect(back).toMatchObject({ amount: 50_000 });
  expect(back?.until).toEqual(newEnd());
  await expectGiftCardToBalance(cardId);
});

test('writes off the balance of an expired gift card once', async () => {
  const { code, cardId, orderId } = await paidByCard(300_000);
  await inTwoDays(async () => {
    expect((await spend(code)).body.error).toBe('This gift card has expired.');
    const refund = { ...PRICE_ADJUSTMENT, amount: 50_000, reason: 'A loose thread.' };
    expect((await takeOrderStep(staff, orderId, 'refunds', refund)).status).toBe(200);
    expect(await balanceOf(cardId)).toBe(50_000);
    expect(await emailTextOf(giftCardEmailId(orderId))).toContain(
      'The ₹3,000 that was left on it before has expired.',
    );
    expect((await takeOrderStep(staff, orderId, 'refunds', refund)).status).toBe(200);
  });
  expect(await balanceOf(cardId)).toBe(100_000);
  const rows = await db().collection('giftCardMovements').where('cardId', '==', cardId).get();
  const writtenOff = rows.docs.filter((row) => row.get('reason') === 'lapsed');
  expect(writtenOff.map((row) => row.get('balanceDelta') as number)).toEqual([-300_000]);
  await expectGiftCardToBalance(cardId);
});

test('returns a reserved amount to an expired gift card without extending it', async () => {
  const expiresAt = new Date(Date.now() + DAY_MS);
  const { code: giftCard, cardId } = await issueGiftCard(100_000, { expiresAt });
  const productId = await stockProduct({ quantity: 10 });
  const checkout = checkoutWith(productId, { giftCard }, { giftCardBalance: paise(100_000) });
  const opened = await open(shop, checkout, fromAnywhere());
  expect(await balanceOf(cardId)).toBe(0);
  await inTwoDays(async () => {
    await Promise.all(Array.from({ length: 5 }, () => close(shop, opened)));
    expect((await spend(giftCard)).body.error).toBe('This gift card has expired.');
  });
  const after = await cardOf(cardId);
  expect(after.expiresAt).toEqual(expiresAt);
  expect(after.back).toMatchObject({ amount: 100_000 });
  expect(await balanceOf(cardId)).toBe(100_000);
  await expectGiftCardToBalance(cardId);
});

test('keeps the expiry of a gift card that is still valid', async () => {
  const { cardId, orderId } = await paidByCard();
  const before = await cardOf(cardId);
  await takeOrderSteps(staff, orderId, 'cancel');
  const after = await cardOf(cardId);
  expect(after.expiresAt).toEqual(before.expiresAt);
  expect(after.back).toMatchObject({ until: undefined });
  expect(await emailTextOf(`order_${orderId}_cancelled`)).toContain('You can use it right away.');
});

test.each([
  ['cancel', { reason: 'The weaver cannot deliver.' }, WORTH, '₹2,274'],
  ['refunds', { ...PRICE_ADJUSTMENT, amount: 50_000, reason: 'A loose thread.' }, 50_000, '₹500'],
] as const)(
  'asks staff to issue a new gift card when the old one is disabled (%s)',
  async (action, body, amount, sum) => {
    const { cardId, orderId } = await paidByCard();
    const { token } = staff.admin;
    const off = await shop.post(`/gift-cards/${cardId}/disable`, { reason: 'Lost.' }, { token });
    expect(off.status).toBe(200);
    const answer = await takeOrderStep(staff, orderId, action, body);
    expect(answer.status).toBe(200);
    const { reviewReasons, giftCard } = await orderOf(orderId);
    expect(describeReviews(reviewReasons)).toBe(
      `Gift card …${giftCard!.last4} is disabled: please issue a new one for ${sum}.`,
    );
    const isRefund = action === 'refunds';
    const text = await emailTextOf(
      isRefund ? giftCardEmailId(orderId) : `order_${orderId}_cancelled`,
    );
    expect(text).toContain('can no longer be used');
    expect(text).not.toMatch(/is back|right away/);
    expect((await cardOf(cardId)).back).toMatchObject({ amount });
    await expectGiftCardToBalance(cardId);
  },
);
