import { expect, test } from 'vitest';

import type { Order } from '@kargha/domain/orders/order';
import { orderWorth, priceOrder } from '@kargha/domain/pricing/pricing';
import { paise } from '@kargha/domain/money/paise';

import {
  db,
  expectStockLedgerToBalance,
  orderOf,
  stockOf,
  stockProduct,
} from '../ledger-fixtures.ts';
import { checkoutOf, fromAnywhere, open } from '../checkout-fixtures.ts';
import {
  balanceOf,
  expectGiftCardToBalance,
  issueDiscount,
  issueGiftCard,
  TEN_OFF,
} from '../code-fixtures.ts';
import { createBeforeAll } from '../create-before-all.ts';
import {
  takeOrderStep,
  expectMoneyToAddUp,
  emailsOf,
  newAwb,
  placeOrder,
  takeOrderSteps,
} from '../staff-orders.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp } from '../sample-people.ts';
import { concurrently } from '../concurrent-calls.ts';
import { pay } from '../sandbox-client.ts';

const shop = isolatedShop();
const staff = { shop, admin: createBeforeAll(() => signUp('admin')) };

test('restocks removed items and refunds exactly their price', async () => {
  const { orderId, productIds } = await placeOrder(shop, { pieces: [3, 1] });
  const [first, second] = productIds as [string, string];
  const before = await orderOf(orderId);
  const lines = [
    { productId: first, quantity: 1 },
    { productId: second, quantity: 0 },
  ];
  const reason = 'The weaver has fallen ill.';
  expect((await takeOrderStep(staff, orderId, 'lines', { lines, reason })).status).toBe(200);
  const after = await orderOf(orderId);
  const back = orderWorth(before.totals) - orderWorth(after.totals);
  // Three pieces of ₹1,800 and 18 % of them.
  expect(back).toBe(3 * 180_000 * 1.18);
  expect(after.payment.refunded).toBe(back);
  expect(after.lines.map(({ quantity }) => quantity)).toEqual([1]);
  expect(await stockOf(first)).toEqual({ quantity: 9, committed: 1 });
  expect(await stockOf(second)).toEqual({ quantity: 10, committed: 0 });
  await expectStockLedgerToBalance(first, second);
  await expectMoneyToAddUp(orderId);
  expect(await emailsOf(orderId)).toContain(`reduced-${(before.revision ?? 0) + 1}`);
  await takeOrderSteps(staff, orderId, 'cancel');
  await expectStockLedgerToBalance(first, second);
  await expectMoneyToAddUp(orderId);
  expect((await orderOf(orderId)).payment).toMatchObject({
    state: 'refunded',
    refunded: before.totals.total,
  });
});

test('refuses to add items, to empty an order and to remove shipped items', async () => {
  const { orderId, productIds } = await placeOrder(shop, { pieces: [2] });
  const before = await orderOf(orderId);
  const [productId] = productIds as [string];
  const ask = (quantity: number) =>
    takeOrderStep(staff, orderId, 'lines', { lines: [{ productId, quantity }], reason: 'So.' });
  expect(await ask(3)).toMatchObject({ status: 409, body: { code: 'cannot_add' } });
  expect(await ask(0)).toMatchObject({ status: 409, body: { code: 'nothing_left' } });
  expect((await ask(2)).status).toBe(400);
  expect(await orderOf(orderId)).toEqual(before);
  await takeOrderSteps(staff, orderId, 'confirm', 'pack', 'ship');
  expect(await ask(1)).toMatchObject({ status: 409, body: { code: 'not_allowed' } });
});

test('keeps a packed order packed after removing items', async () => {
  const { orderId, productIds } = await placeOrder(shop, { pieces: [2] });
  await takeOrderSteps(staff, orderId, 'confirm', 'pack');
  const lines = [{ productId: productIds[0]!, quantity: 1 }];
  const answer = await takeOrderStep(staff, orderId, 'lines', { lines, reason: 'One is torn.' });
  expect(answer).toMatchObject({ status: 200, body: { order: { state: 'packed' } } });
  expect(await stockOf(productIds[0]!)).toEqual({ quantity: 9, committed: 1 });
  await expectMoneyToAddUp(orderId);
});

test('removes the unshipped rest of an order, which then follows its parcels', async () => {
  const { orderId, productIds } = await placeOrder(shop, { pieces: [2, 1] });
  const [saree, bag] = productIds as [string, string];
  await takeOrderSteps(staff, orderId, 'confirm', 'pack');
  const lines = [{ productId: saree, quantity: 1 }];
  await takeOrderStep(staff, orderId, 'ship', { courier: 'Hamsa Express', awb: newAwb(), lines });
  await takeOrderSteps(staff, orderId, 'deliver');
  expect((await orderOf(orderId)).state).toBe('shipped');
  const take = (stay: number, of: string) =>
    takeOrderStep(staff, orderId, 'lines', {
      lines: [{ productId: of, quantity: stay }],
      reason: 'It is damaged.',
    });
  expect(await take(0, saree)).toMatchObject({
    status: 409,
    body: { code: 'has_left', details: { [saree]: 1 } },
  });
  expect((await take(0, bag)).status).toBe(200);
  expect((await orderOf(orderId)).state).toBe('shipped');
  expect((await take(1, saree)).status).toBe(200);
  const after = await orderOf(orderId);
  expect(after.state).toBe('delivered');
  expect(after.lines).toMatchObject([{ productId: saree, quantity: 1 }]);
  expect(after.stateTimes.delivered).toBeDefined();
  expect(await stockOf(saree)).toEqual({ quantity: 9, committed: 0 });
  expect(await stockOf(bag)).toEqual({ quantity: 10, committed: 0 });
  await expectStockLedgerToBalance(saree, bag);
  await expectMoneyToAddUp(orderId);
});

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
    amount: most + 40_000,
    reason: 'Sorry.',
  });
  expect(rest.status).toBe(200);
  expect(await balanceOf(cardId)).toBe(40_000);
  expect((await orderOf(order.id)).payment.state).toBe('partially_refunded');
  const tooMuch = await takeOrderStep(staff, order.id, 'refunds', {
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
  await expectStockLedgerToBalance(productId);
  const again = await takeOrderStep(staff, order.id, 'refunds', { amount: 100, reason: 'Again.' });
  expect(again).toMatchObject({ status: 409, body: { code: 'too_much' } });
});

test('never refunds more than was paid when twenty staff refund at once', async () => {
  const { order, cardId } = await mixed();
  const amount = Math.ceil(orderWorth(order.totals) / 5);
  const { revision = 0 } = order;
  const answers = await concurrently(20, () =>
    takeOrderStep(staff, order.id, 'refunds', { amount, reason: 'Sorry.' }),
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
      takeOrderStep(staff, order.id, 'refunds', { revision, amount: 50_000, reason: 'Flaw.' }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await expectGiftCardToBalance(cardId);
    await expectMoneyToAddUp(order.id);
    await expectStockLedgerToBalance(productId);
  }
});

test('either ships or cancels when both happen at once', async () => {
  const { orderId, productIds } = await placeOrder(shop, { pieces: [2] });
  await takeOrderSteps(staff, orderId, 'confirm', 'pack');
  const { revision = 0 } = await orderOf(orderId);
  const ship = { revision, courier: 'Hamsa Express', awb: `RACE${Date.now()}` };
  const answers = await concurrently(10, (at) =>
    at % 2 === 0
      ? takeOrderStep(staff, orderId, 'ship', { ...ship, awb: `${ship.awb}${at}` })
      : takeOrderStep(staff, orderId, 'cancel', { revision, reason: 'Too late?' }),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const order = await orderOf(orderId);
  const has = { left: order.state === 'shipped', back: order.state === 'cancelled' };
  expect(has.left).not.toBe(has.back);
  expect(await stockOf(productIds[0]!)).toEqual({ quantity: has.left ? 8 : 10, committed: 0 });
  await expectStockLedgerToBalance(...productIds);
  await expectMoneyToAddUp(orderId);
});

test('counts card and payment together for a refund that reaches the gateway later', async () => {
  const { order } = await mixed();
  await takeOrderStep(staff, order.id, 'refunds', {
    amount: orderWorth(order.totals),
    reason: 'All of it.',
  });
  const { payment, giftCard } = await orderOf(order.id);
  expect(giftCard).toMatchObject({ amount: 100_000, refunded: 100_000 });
  expect(payment).toMatchObject({ state: 'refunded', refunded: order.payment.captured });
});
