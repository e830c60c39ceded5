import { expect, test } from 'vitest';

import {
  db,
  eventually,
  expectStockToBalance,
  orderOf,
  stockOf,
  stockProduct,
} from '../ledger-fixtures.ts';
import { checkoutOf, fromAnywhere, open } from '../checkout-fixtures.ts';
import { createBeforeAll } from '../create-before-all.ts';
import {
  takeOrderStep,
  expectMoneyToAddUp,
  emailsOf,
  placeOrder,
  takeOrderSteps,
  type PlacedOrder,
} from '../staff-orders.ts';
import { openIsolatedShop, isolatedShop } from '../isolated-shop.ts';
import { signUp } from '../sample-people.ts';
import { concurrently } from '../concurrent-calls.ts';
import { pay, sandboxState, setFault } from '../sandbox-client.ts';

const shop = isolatedShop({ sandbox: 'own' });
const admin = createBeforeAll(() => signUp('admin'));
const owner = createBeforeAll(() => signUp('customer'));
const stranger = createBeforeAll(() => signUp('customer'));

const cancel = (orderId: string, token?: string) =>
  shop.post(
    `/orders/${orderId}/cancel`,
    { reason: 'I ordered the wrong colour.' },
    token === undefined ? {} : { token },
  );

test('releases stock and refunds once, with one email, when a shopper cancels before packing', async () => {
  const { orderId, productIds } = await placeOrder(shop, { owner, pieces: [2] });
  await takeOrderSteps({ shop, admin }, orderId, 'confirm');
  const answers = await concurrently(20, () => cancel(orderId, owner.token));
  for (const answer of answers) {
    expect(answer).toMatchObject({ status: 200, body: { order: { state: 'cancelled' } } });
  }
  const order = await orderOf(orderId);
  expect(order).toMatchObject({ state: 'cancelled', closedBy: 'shopper', stockHeld: false });
  expect(order.payment).toMatchObject({ state: 'refunded', refunded: order.payment.captured });
  const refunds = (await sandboxState()).refunds.filter(
    (one) => one.payment_id === order.payment.paymentId,
  );
  expect(refunds).toHaveLength(1);
  expect(await stockOf(productIds[0]!)).toEqual({ quantity: 10, committed: 0 });
  expect(await emailsOf(orderId)).toEqual(['cancelled', 'paid']);
  await expectStockToBalance(...productIds);
  await expectMoneyToAddUp(orderId);
});

test('lets a shopper cancel five orders a day', async () => {
  const person = await signUp('customer');
  const placed: PlacedOrder[] = [];
  for (let count = 0; count < 7; count += 1) placed.push(await placeOrder(shop, { owner: person }));
  const answers = await concurrently(7, (rival) => cancel(placed[rival]!.orderId, person.token));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([
    ...Array<number>(5).fill(200),
    429,
    429,
  ]);
  const refused = placed[answers.findIndex(({ status }) => status === 429)]!;
  expect(await cancel(refused.orderId, person.token)).toMatchObject({
    body: { error: expect.stringMatching(/^You have cancelled several orders today/) as string },
  });
  expect(await orderOf(refused.orderId)).toMatchObject({ state: 'placed', stockHeld: true });
  await eventually(async () => {
    const alarm = await db().doc('alarms/cancel_cycles').get();
    return alarm.get('isOpen') === true;
  });
});

test('refunds once when the gateway’s answer is lost', async () => {
  const { orderId } = await placeOrder(shop, { owner });
  await setFault('refund', 'timeout_after');
  const own = await openIsolatedShop({ gatewayTimeoutMs: 400 });
  const { status } = await own.post(
    `/orders/${orderId}/cancel`,
    { reason: 'Too late for the wedding.' },
    { token: owner.token },
  );
  expect(status).toBe(200);
  await own.sweep();
  await own.close();
  const order = await orderOf(orderId);
  expect(order.payment).toMatchObject({ state: 'refunded', refunded: order.payment.captured });
  await expectMoneyToAddUp(orderId);
});

test('hides other people’s orders from cancelling', async () => {
  const { orderId } = await placeOrder(shop, { owner });
  const guests = await placeOrder(shop);
  expect((await cancel(orderId)).status).toBe(401);
  for (const [id, token] of [
    [orderId, stranger.token],
    [guests.orderId, stranger.token],
    ['no one', owner.token],
  ] as const) {
    for (const path of ['cancel', 'cancel-request', 'help', 'returns']) {
      const answer = await shop.post(`/orders/${id}/${path}`, BODIES[path], { token });
      expect(answer, path).toMatchObject({ status: 404, body: { code: 'not_found' } });
    }
  }
  expect((await orderOf(orderId)).state).toBe('placed');
});

const BODIES: Record<string, object> = {
  cancel: { reason: 'Changed my mind.' },
  'cancel-request': { reason: 'Changed my mind.' },
  help: { message: 'Where is my parcel, please?' },
  returns: { lines: [{ productId: 'some', quantity: 1, reason: 'mind' }] },
};

test('lets the shopper only request cancellation of a packed order', async () => {
  const { orderId, productIds } = await placeOrder(shop, { owner });
  await takeOrderSteps({ shop, admin }, orderId, 'confirm', 'pack');
  expect(await cancel(orderId, owner.token)).toMatchObject({
    status: 409,
    body: {
      code: 'ask_us',
      error: 'Your order is packed or being made for you. You can ask us to cancel it.',
    },
  });
  const ask = () =>
    shop.post(`/orders/${orderId}/cancel-request`, BODIES['cancel-request'], {
      token: owner.token,
    });
  expect((await ask()).status).toBe(200);
  expect((await ask()).status).toBe(200);
  const asked = await orderOf(orderId);
  expect(asked).toMatchObject({
    state: 'packed',
    cancelRequest: { reason: 'Changed my mind.' },
    reviewReasons: [{ code: 'cancel_requested' }],
  });
  const done = await takeOrderStep({ shop, admin }, orderId, 'cancel', {
    reason: 'The customer asked for it.',
  });
  expect(done.status).toBe(200);
  expect(await orderOf(orderId)).toMatchObject({ cancelRequest: null, reviewReasons: [] });
  expect(await stockOf(productIds[0]!)).toEqual({ quantity: 10, committed: 0 });
  await expectMoneyToAddUp(orderId);
});

test('releases the stock of an unpaid order without a refund', async () => {
  const productId = await stockProduct({ quantity: 1 });
  const checkout = checkoutOf({ productId, quantity: 1, price: 1800 });
  const { orderId } = await open(shop, checkout, { ...fromAnywhere(), token: owner.token });
  expect((await cancel(orderId, owner.token)).body.order).toMatchObject({ state: 'cancelled' });
  expect(await stockOf(productId)).toEqual({ quantity: 1, committed: 0 });
  expect(await emailsOf(orderId)).toEqual([]);
  await expectStockToBalance(productId);
});

test('refunds an unnoticed payment when the shopper cancels', async () => {
  const productId = await stockProduct({ quantity: 1 });
  const checkout = checkoutOf({ productId, quantity: 1, price: 1800 });
  const opened = await open(shop, checkout, { ...fromAnywhere(), token: owner.token });
  await pay(opened.gatewayOrderId);
  expect((await cancel(opened.orderId, owner.token)).status).toBe(200);
  const { payment, state } = await orderOf(opened.orderId);
  expect({ state, payment: payment.state }).toEqual({ state: 'cancelled', payment: 'refunded' });
  await expectMoneyToAddUp(opened.orderId);
  await expectStockToBalance(productId);
});

test('claims guest orders once, for the verified address only', async () => {
  const { orderId } = await placeOrder(shop, { email: owner.email.toUpperCase() });
  const claim = (token?: string) =>
    shop.post('/orders/claim', {}, token === undefined ? {} : { token });
  expect((await claim()).status).toBe(401);
  expect((await claim(stranger.token)).body).toMatchObject({ claimed: 0 });
  const all = await Promise.all(Array.from({ length: 5 }, () => claim(owner.token)));
  expect(all.reduce((sum, { body }) => sum + Number(body.claimed), 0)).toBe(1);
  expect((await orderOf(orderId)).uid).toBe(owner.uid);
});

test('opens a ticket for help with an order', async () => {
  const { orderId, orderNumber } = await placeOrder(shop, { owner });
  const answer = await shop.post(`/orders/${orderId}/help`, BODIES.help, { token: owner.token });
  const ticket = await db()
    .doc(`tickets/${String(answer.body.ticketNumber)}`)
    .get();
  expect(ticket.data()).toMatchObject({
    orderId,
    uid: owner.uid,
    subject: `Help with order ${orderNumber}`,
    state: 'open',
  });
});
