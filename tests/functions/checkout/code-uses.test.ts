import { randomUUID } from 'node:crypto';

import { paise } from '@kargha/domain/money/paise';
import { expect, test } from 'vitest';

import {
  exists,
  expectStockToBalance,
  endReservation,
  orderOf,
  stockOf,
  stockProduct,
} from '../ledger-fixtures.ts';
import { asha, checkoutOf, close, fromAnywhere, open, type Opened } from '../checkout-fixtures.ts';
import {
  balanceOf,
  checkoutWith,
  expectGiftCardToBalance,
  expectCodeUsesToMatch,
  issueDiscount,
  issueGiftCard,
  TEN_OFF,
} from '../code-fixtures.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { concurrently } from '../concurrent-calls.ts';
import { pay } from '../sandbox-client.ts';

isolateDatabase();
const own = isolatedShop();

const buy = (checkout: object) => own.post('/razorpay/create-order', checkout, fromAnywhere());
const randomCustomer = (index: number) => ({
  ...asha,
  email: `buyer${index}@kargha.example`,
  phone: `98${String(10_000_000 + index)}`,
});

test('charges the cart price with a code, counts the use and stores each line’s share', async () => {
  const productId = await stockProduct({ quantity: 2 });
  const couponCode = await issueDiscount({ perPersonLimit: 1 });
  const checkout = checkoutWith(productId, { couponCode }, { discount: TEN_OFF });
  const opened = await open(own, checkout);
  expect(opened.amount).toBe(206_200);
  expect(await orderOf(opened.orderId)).toMatchObject({
    coupon: { code: couponCode, discount: 18_000 },
    totals: { subtotal: 180_000, discount: 18_000, total: 206_200 },
    lines: [{ discount: 18_000 }],
  });
  await expectCodeUsesToMatch(couponCode, 1);
  const { body } = await buy({ ...checkout, receipt: randomUUID() });
  expect(body).toMatchObject({
    code: 'coupon_not_valid',
    error: 'You have already used this code.',
  });
  expect((await open(own, checkout)).orderId).toBe(opened.orderId);
  await expectCodeUsesToMatch(couponCode, 1);
  expect(
    (await own.post('/razorpay/verify-payment', await pay(opened.gatewayOrderId))).status,
  ).toBe(200);
  await expectCodeUsesToMatch(couponCode, 1);
  await expectStockToBalance(productId);
});

test('returns the correct amount when the discount is missing', async () => {
  const productId = await stockProduct();
  const couponCode = await issueDiscount();
  const answer = await buy({ ...checkoutOf({ productId, quantity: 1, price: 1800 }), couponCode });
  expect(answer).toMatchObject({
    status: 409,
    body: { code: 'price_changed', details: { amount: 206_200, totals: { discount: 18_000 } } },
  });
  await expectCodeUsesToMatch(couponCode, 0);
});

test('releases code and card of a closed or expired order and redeems them on reopening', async () => {
  const productId = await stockProduct({ quantity: 1 });
  const couponCode = await issueDiscount({ totalLimit: 1 });
  const { code: giftCard, cardId } = await issueGiftCard(50_000);
  const reductions = { discount: TEN_OFF, giftCardBalance: paise(50_000) };
  const checkout = checkoutWith(productId, { couponCode, giftCard }, reductions);
  const opened = await open(own, checkout);
  expect(await balanceOf(cardId)).toBe(0);
  await concurrently(5, () => close(own, opened));
  expect(await balanceOf(cardId)).toBe(50_000);
  await expectCodeUsesToMatch(couponCode, 0);
  await open(own, checkout);
  expect(await balanceOf(cardId)).toBe(0);
  await endReservation(opened.orderId);
  await own.sweep();
  expect((await orderOf(opened.orderId)).state).toBe('expired');
  expect(await balanceOf(cardId)).toBe(50_000);
  await expectCodeUsesToMatch(couponCode, 0);
  await expectGiftCardToBalance(cardId);
  await expectStockToBalance(productId);
});

test('places an order fully covered by a gift card without the gateway', async () => {
  const productId = await stockProduct({ quantity: 1 });
  const { code: giftCard, cardId } = await issueGiftCard(300_000);
  const checkout = checkoutWith(productId, { giftCard }, { giftCardBalance: paise(300_000) });
  expect(checkout.amount).toBe(0);
  const answers = await concurrently(5, () => buy(checkout));
  for (const { status, body } of answers) {
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, order: null, paid: true, state: 'placed' });
  }
  const { orderId, trackingToken } = answers[0]!.body as unknown as Opened;
  expect(await orderOf(orderId)).toMatchObject({
    state: 'placed',
    holdExpiresAt: null,
    totals: { giftCard: 227_400, total: 0 },
    giftCard: { cardId, last4: giftCard.slice(-4), amount: 227_400 },
    payment: { state: 'captured', method: 'gift_card', captured: 0, gatewayOrderId: null },
  });
  expect(await balanceOf(cardId)).toBe(72_600);
  expect(await exists(`mail/order_${orderId}_paid`)).toBe(true);
  const closed = await own.post('/razorpay/cancel-order', { orderId, trackingToken });
  expect(closed.body).toMatchObject({ state: 'placed', payment: 'success' });
  await expectGiftCardToBalance(cardId);
  await expectStockToBalance(productId);
});

test('gives a single-use code to one of a hundred buyers', async () => {
  const productId = await stockProduct({ quantity: 100 });
  const couponCode = await issueDiscount({ totalLimit: 1 });
  const answers = await concurrently(100, (index) =>
    buy({
      ...checkoutWith(productId, { couponCode }, { discount: TEN_OFF }),
      customer: randomCustomer(index),
    }),
  );
  const won = answers.filter(({ status }) => status === 200);
  expect(won).toHaveLength(1);
  for (const answer of answers) {
    if (answer.status === 200) continue;
    expect(answer.body).toMatchObject({
      code: 'coupon_not_valid',
      error: 'This code has reached its usage limit.',
    });
  }
  expect(await stockOf(productId)).toEqual({ quantity: 99, committed: 1 });
  await expectCodeUsesToMatch(couponCode, 1);
  await expectStockToBalance(productId);
});

test('redeems a once-per-person code once from ten tabs', async () => {
  const productId = await stockProduct({ quantity: 20 });
  const couponCode = await issueDiscount({ perPersonLimit: 1 });
  const answers = await concurrently(10, () =>
    buy(checkoutWith(productId, { couponCode }, { discount: TEN_OFF })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  await expectCodeUsesToMatch(couponCode, 1);
});

test('never overspends a gift card from twenty tabs', async () => {
  const productId = await stockProduct({ quantity: 100 });
  const { code: giftCard, cardId } = await issueGiftCard(500_000);
  const covered = checkoutWith(productId, { giftCard }, { giftCardBalance: paise(500_000) });
  const from = fromAnywhere();
  const answers = await concurrently(20, (index) =>
    own.post(
      '/razorpay/create-order',
      { ...covered, receipt: randomUUID(), customer: randomCustomer(index) },
      from,
    ),
  );
  const won = answers.filter(({ status }) => status === 200);
  expect(won).toHaveLength(2);
  for (const { status, body } of answers) {
    if (status !== 200) expect(body.code).toBe('price_changed');
  }
  expect(await balanceOf(cardId)).toBe(500_000 - 2 * 227_400);
  await expectGiftCardToBalance(cardId);
  await expectStockToBalance(productId);
});

test('redeems the gift card again for a late payment', async () => {
  const productId = await stockProduct({ quantity: 1 });
  const { code: giftCard, cardId } = await issueGiftCard(100_000);
  const reductions = { giftCardBalance: paise(100_000) };
  const opened = await open(own, checkoutWith(productId, { giftCard }, reductions));
  await close(own, opened);
  const callback = await pay(opened.gatewayOrderId);
  expect((await own.post('/razorpay/verify-payment', callback)).status).toBe(200);
  expect(await orderOf(opened.orderId)).toMatchObject({ state: 'placed', holdRound: 2 });
  expect(await balanceOf(cardId)).toBe(0);
  await expectGiftCardToBalance(cardId);
  await expectStockToBalance(productId);
});

test('refunds a late payment when the gift card was spent elsewhere', async () => {
  const productId = await stockProduct({ quantity: 5 });
  const { code: giftCard, cardId } = await issueGiftCard(100_000);
  const checkout = checkoutWith(productId, { giftCard }, { giftCardBalance: paise(100_000) });
  const late = await open(own, checkout);
  await close(own, late);
  await open(own, { ...checkout, receipt: randomUUID() });
  const callback = await pay(late.gatewayOrderId);
  const answer = await own.post('/razorpay/verify-payment', callback);
  expect(answer).toMatchObject({ status: 409, body: { code: 'refunding' } });
  expect(await balanceOf(cardId)).toBe(0);
  expect(await exists(`refunds/refund_${callback.razorpay_payment_id}_1`)).toBe(true);
  await expectGiftCardToBalance(cardId);
  await expectStockToBalance(productId);
});
