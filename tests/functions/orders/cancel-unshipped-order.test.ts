import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { paise } from '@kargha/domain/money/paise';
import { orderWorth } from '@kargha/domain/pricing/price-order';

import { expectStockToBalance, orderOf, stockOf, stockProduct } from '../ledger-fixtures.ts';
import { checkoutOf, close, fromAnywhere, open, type Opened } from '../checkout-fixtures.ts';
import {
  balanceOf,
  checkoutWith,
  expectGiftCardToBalance,
  expectCodeUsesToMatch,
  issueDiscount,
  issueGiftCard,
  TEN_OFF,
} from '../code-fixtures.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { takeOrderStep, expectMoneyToAddUp, emailsOf, takeOrderSteps } from '../staff-orders.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { paymentEvents } from '../payment-events.ts';
import { signUp } from '../sample-people.ts';
import { pay, sandboxState, webhook } from '../sandbox-client.ts';
import { PRICE_ADJUSTMENT } from '../manual-refunds.ts';

isolateDatabase();
const shop = isolatedShop();
const staff = { shop, admin: createBeforeAll(() => signUp('admin')) };
const REASON = { reason: 'The weaver cannot deliver.' };
/** paise; no order here has this total */
const ODD = 100_000;

/** A checkout of one saree with codes, opened at the gateway unless the codes cover it. */
async function opened(codes: { couponCode?: string; giftCard?: string }, balance = 0) {
  const productId = await stockProduct({ quantity: 10 });
  const reductions = {
    ...(codes.couponCode !== undefined && { discount: TEN_OFF }),
    giftCardBalance: paise(balance),
  };
  const order = await open(shop, checkoutWith(productId, codes, reductions));
  return { ...order, productId };
}

/** Reports a payment of a wrong amount. */
async function payOddly({ gatewayOrderId }: Opened): Promise<void> {
  const callback = await pay(gatewayOrderId);
  const { payments } = await sandboxState();
  const known = payments.find(({ id }) => id === callback.razorpay_payment_id);
  await deliverWebhook({ ...known, amount: ODD });
}

/** Another such payment, which the gateway does not know when asked. */
function payOddlyAgain({ gatewayOrderId }: Opened): Promise<void> {
  const again = paymentEvents(gatewayOrderId, ODD).events['payment.captured'];
  return deliverWebhook({ ...again, id: `pay_${randomUUID().slice(0, 14)}` });
}

async function deliverWebhook(payment: object): Promise<void> {
  const { body, signature } = webhook('payment.captured', { payment });
  const headers = { 'x-razorpay-signature': signature, 'x-razorpay-event-id': randomUUID() };
  expect((await shop.send('POST', '/razorpay/webhook', body, { headers })).status).toBe(200);
}

test('refunds a cancelled order that was paid only by gift card', async () => {
  const productId = await stockProduct({ quantity: 10 });
  const { code, cardId } = await issueGiftCard(1_000_000);
  const wanted = checkoutOf({ productId, quantity: 1, price: 1800 });
  const checkout = { ...wanted, giftCard: code, amount: 0 };
  const { body } = await shop.post('/razorpay/create-order', checkout, fromAnywhere());
  const orderId = String(body.orderId);
  expect(await orderOf(orderId)).toMatchObject({ state: 'placed', payment: { state: 'captured' } });
  await takeOrderSteps(staff, orderId, 'cancel');
  expect(await orderOf(orderId)).toMatchObject({
    state: 'cancelled',
    payment: { state: 'refunded', captured: 0, refunded: 0 },
  });
  expect(await balanceOf(cardId)).toBe(1_000_000);
  await expectGiftCardToBalance(cardId);
  await expectStockToBalance(productId);
});

test('marks an order as refunded once payment and gift card are both refunded', async () => {
  const { code, cardId } = await issueGiftCard(100_000);
  const { orderId, gatewayOrderId } = await opened({ giftCard: code }, 100_000);
  await shop.post('/razorpay/verify-payment', await pay(gatewayOrderId));
  const { totals } = await orderOf(orderId);
  expect(orderWorth(totals)).toBe(totals.total + 100_000);
  await takeOrderStep(staff, orderId, 'refunds', {
    ...PRICE_ADJUSTMENT,
    amount: totals.total,
    reason: 'Sorry.',
  });
  expect((await orderOf(orderId)).payment.state).toBe('partially_refunded');
  await takeOrderSteps(staff, orderId, 'cancel');
  expect((await orderOf(orderId)).payment).toMatchObject({
    state: 'refunded',
    refunded: totals.total,
  });
  await expectGiftCardToBalance(cardId);
  await expectMoneyToAddUp(orderId);
});

test('cancels an order with a late payment of the wrong amount, and restores code and gift card once', async () => {
  const couponCode = await issueDiscount();
  const { code: giftCard, cardId } = await issueGiftCard(100_000);
  const order = await opened({ couponCode, giftCard }, 100_000);
  await close(shop, order);
  await payOddly(order);
  expect(await orderOf(order.orderId)).toMatchObject({ state: 'on_hold', stockHeld: false });
  expect((await takeOrderStep(staff, order.orderId, 'cancel', REASON)).status).toBe(200);
  expect((await orderOf(order.orderId)).state).toBe('cancelled');
  expect(await balanceOf(cardId)).toBe(100_000);
  await expectGiftCardToBalance(cardId);
  await expectCodeUsesToMatch(couponCode, 0);
  expect(await stockOf(order.productId)).toEqual({ quantity: 10, committed: 0 });
  await expectStockToBalance(order.productId);
});

test('does not release an order without reserved stock', async () => {
  const order = await opened({});
  await close(shop, order);
  await payOddly(order);
  const answer = await takeOrderStep(staff, order.orderId, 'release', { reason: 'It is fine.' });
  expect(answer).toMatchObject({
    status: 409,
    body: {
      code: 'not_allowed',
      error: 'This order no longer has reserved stock. Please cancel it.',
    },
  });
  expect((await orderOf(order.orderId)).state).toBe('on_hold');
});

test('keeps the stock reserved after a payment of the wrong amount, and releases it on cancel', async () => {
  const order = await opened({});
  await payOddly(order);
  expect(await orderOf(order.orderId)).toMatchObject({ state: 'on_hold', stockHeld: true });
  await takeOrderSteps(staff, order.orderId, 'cancel');
  expect(await stockOf(order.productId)).toEqual({ quantity: 10, committed: 0 });
  await expectStockToBalance(order.productId);
});

test('cancels an order again after another payment, with its own email', async () => {
  const order = await opened({});
  await payOddly(order);
  await takeOrderSteps(staff, order.orderId, 'cancel');
  await payOddlyAgain(order);
  await takeOrderSteps(staff, order.orderId, 'cancel');
  const emails = await emailsOf(order.orderId);
  expect(emails.filter((one) => one.startsWith('cancelled'))).toHaveLength(2);
  await expectStockToBalance(order.productId);
});
