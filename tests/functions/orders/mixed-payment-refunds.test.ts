import { expect, test } from 'vitest';

import type { Order } from '@kargha/domain/orders/order';
import { orderWorth, priceOrder } from '@kargha/domain/pricing/price-order';
import { paise } from '@kargha/domain/money/paise';

import { db, expectStockToBalance, orderOf, stockProduct } from '../ledger-fixtures.ts';
import { checkoutOf, fromAnywhere, open } from '../checkout-fixtures.ts';
import {
  balanceOf,
  expectGiftCardToBalance,
  issueDiscount,
  issueGiftCard,
  TEN_OFF,
} from '../code-fixtures.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { takeOrderStep, expectMoneyToAddUp, takeOrderSteps } from '../staff-orders.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp } from '../sample-people.ts';
import { concurrently } from '../concurrent-calls.ts';
import { pay } from '../sandbox-client.ts';
import { PRICE_ADJUSTMENT } from '../manual-refunds.ts';

isolateDatabase();
const shop = isolatedShop();
const staff = { shop, admin: createBeforeAll(() => signUp('admin')) };

/** Two pieces, ten per cent off, ₹1,000 by gift card and the rest by gateway. */
async function mixed(): Promise<{ order: Order; cardId: string; productId: string }> {
  const productId = await stockProduct({ quantity: 10 });
  const couponCode = await issueDiscount();
  const { code, cardId } = await issueGiftCard(100_000);
  const line = { unitPrice: paise(180_000), quantity: 2, chargeTax: true, collection: 'saree' };
  const { total } = priceOrder([line], { discount: TEN_OFF, giftCardBalance: paise(100_000) });
  const plain = checkoutOf({ productId, quantity: 2, price: 1800 });
  const checkout = { ...plain, couponCode, giftCard: code, amount: total };
  const opened = await open(shop, checkout, fromAnywhere());
  await shop.post('/razorpay/verify-payment', await pay(opened.gatewayOrderId));
  return { order: await orderOf(opened.orderId), cardId, productId };
}

test('refunds the gateway first, then the gift card, and never more than is left', async () => {
  const { order, cardId, productId } = await mixed();
  expect(order.totals.giftCard).toBe(100_000);
  const lines = [{ productId, quantity: 1 }];
  expect(
    (await takeOrderStep(staff, order.id, 'lines', { lines, reason: 'One has a flaw.' })).status,
  ).toBe(200);
  const half = await orderOf(order.id);
  expect(orderWorth(half.totals) * 2).toBe(orderWorth(order.totals));
  expect(half.coupon?.discount).toBe(18_000);
  const most = half.totals.total;
  const rest = await takeOrderStep(staff, order.id, 'refunds', {
    ...PRICE_ADJUSTMENT,
    amount: most + 40_000,
    reason: 'Sorry.',
  });
  expect(rest.status).toBe(200);
  expect(await balanceOf(cardId)).toBe(40_000);
  expect((await orderOf(order.id)).payment.state).toBe('partially_refunded');
  const tooMuch = await takeOrderStep(staff, order.id, 'refunds', {
    ...PRICE_ADJUSTMENT,
    amount: 60_100,
    reason: 'Sorry.',
  });
  expect(tooMuch).toMatchObject({
    status: 409,
    body: { code: 'too_much', details: { left: 60_000 } },
  });
  await takeOrderSteps(staff, order.id, 'cancel');
  expect(await balanceOf(cardId)).toBe(100_000);
  await expectGiftCardToBalance(cardId);
  await expectMoneyToAddUp(order.id);
  await expectStockToBalance(productId);
  const again = await takeOrderStep(staff, order.id, 'refunds', {
    ...PRICE_ADJUSTMENT,
    amount: 100,
    reason: 'Again.',
  });
  expect(again).toMatchObject({ status: 409, body: { code: 'too_much' } });
});

test('never refunds more than was paid when twenty staff refund at once', async () => {
  const { order, cardId } = await mixed();
  const amount = Math.ceil(orderWorth(order.totals) / 5);
  const { revision = 0 } = order;
  const answers = await concurrently(20, () =>
    takeOrderStep(staff, order.id, 'refunds', { ...PRICE_ADJUSTMENT, amount, reason: 'Sorry.' }),
  );
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  for (const { status } of answers) expect([200, 409]).toContain(status);
  const refunds = await db().collection('refunds').where('orderId', '==', order.id).get();
  const sum = refunds.docs.reduce((all, one) => all + (one.get('amount') as number), 0);
  expect(sum).toBeLessThanOrEqual(orderWorth(order.totals));
  expect(await balanceOf(cardId)).toBeLessThanOrEqual(100_000);
  await expectGiftCardToBalance(cardId);
  await expectMoneyToAddUp(order.id);
  expect((await orderOf(order.id)).revision).toBeGreaterThan(revision);
});

test('refunds nothing twice when one removes items and another cancels', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { order, cardId, productId } = await mixed();
    const { revision = 0 } = order;
    const lines = [{ productId, quantity: 1 }];
    const answers = await Promise.all([
      takeOrderStep(staff, order.id, 'lines', { revision, lines, reason: 'Flaw.' }),
      takeOrderStep(staff, order.id, 'cancel', { revision, reason: 'Flaw.' }),
      takeOrderStep(staff, order.id, 'refunds', {
        revision,
        ...PRICE_ADJUSTMENT,
        amount: 50_000,
        reason: 'Flaw.',
      }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await expectGiftCardToBalance(cardId);
    await expectMoneyToAddUp(order.id);
    await expectStockToBalance(productId);
  }
});

test('counts card and payment together for a refund that reaches the gateway later', async () => {
  const { order } = await mixed();
  await takeOrderStep(staff, order.id, 'refunds', {
    ...PRICE_ADJUSTMENT,
    amount: orderWorth(order.totals),
    reason: 'All of it.',
  });
  const { payment, giftCard } = await orderOf(order.id);
  expect(giftCard).toMatchObject({ amount: 100_000, refunded: 100_000 });
  expect(payment).toMatchObject({ state: 'refunded', refunded: order.payment.captured });
});
