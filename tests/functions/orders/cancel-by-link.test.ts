import { beforeEach, expect, test } from 'vitest';

import { expectStockToBalance, orderOf, stockOf } from '../ledger-fixtures.ts';
import { asha, checkoutOf, fromAnywhere, open } from '../checkout-fixtures.ts';
import { createBeforeAll } from '../create-before-all.ts';
import {
  emailsOf,
  emailTextsOf,
  expectMoneyToAddUp,
  placeOrder,
  takeOrderStep,
  takeOrderSteps,
} from '../staff-orders.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp } from '../sample-people.ts';
import { concurrently } from '../concurrent-calls.ts';
import { pay, sandboxState } from '../sandbox-client.ts';
import { lehanga, sewn } from '../tailored-products.ts';

isolateDatabase();

const DAY = 24 * 60;

const shop = isolatedShop();
const staff = { shop, admin: createBeforeAll(() => signUp('admin')) };
const owner = createBeforeAll(() => signUp('customer'));

// A guest can cancel five orders a day, and all of these are of one.
beforeEach(() => shop.passMinutes(DAY + 1));

const reason = 'I ordered the wrong colour.';
const cancel = (token?: string) =>
  shop.post('/orders/track/cancel', { token, reason }, fromAnywhere());
const request = (token?: string) =>
  shop.post('/orders/track/cancel-request', { token, reason }, fromAnywhere());
const track = async (token: string) =>
  (await shop.post('/orders/track', { token }, fromAnywhere())).body.order;

/** The token of the link in the order's emails. */
async function tokenOf(orderId: string): Promise<string> {
  const [, token = ''] = /track-order\?token=(\S+)/.exec(await emailTextsOf(orderId)) ?? [];
  return token;
}

async function guestOrder() {
  const order = await placeOrder(shop);
  return { ...order, token: await tokenOf(order.orderId) };
}

test('cancels and refunds a guest’s order once with the emailed link', async () => {
  const { orderId, productIds, token } = await guestOrder();
  await takeOrderSteps(staff, orderId, 'confirm');
  expect(await track(token)).toMatchObject({ cancelOption: 'cancel', cancelRefunds: ['whole'] });
  for (const answer of await concurrently(10, () => cancel(token))) {
    expect(answer).toMatchObject({ status: 200, body: { order: { state: 'cancelled' } } });
  }
  expect(await track(token)).toMatchObject({ status: 'cancelled', cancelOption: null });
  const order = await orderOf(orderId);
  expect(order).toMatchObject({ closedBy: 'shopper', stockHeld: false });
  expect(order.payment).toMatchObject({ state: 'refunded', refunded: order.payment.captured });
  const { refunds } = await sandboxState();
  expect(refunds.filter((one) => one.payment_id === order.payment.paymentId)).toHaveLength(1);
  expect(await stockOf(productIds[0]!)).toEqual({ quantity: 10, committed: 0 });
  expect(await emailsOf(orderId)).toEqual(['cancelled', 'paid']);
  await expectStockToBalance(...productIds);
  await expectMoneyToAddUp(orderId);
});

test('changes nothing without a link, with a wrong one or an expired one', async () => {
  const { orderId, orderNumber, token } = await guestOrder();
  const forged = `${orderId}.zzzzzzz.${'0'.repeat(32)}`;
  for (const send of [cancel, request]) {
    expect(await send()).toMatchObject({ status: 400, body: { code: 'invalid' } });
    expect(await send('')).toMatchObject({ status: 400, body: { code: 'invalid' } });
    for (const wrong of [forged, `${token}0`, orderId, orderNumber]) {
      expect(await send(wrong)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    }
  }
  const typed = { id: orderNumber, contact: '3210' };
  const answer = await shop.post('/orders/track/cancel', { ...typed, reason }, fromAnywhere());
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid' } });
  shop.passMinutes(90 * DAY + 1);
  expect(await cancel(token)).toMatchObject({ status: 410, body: { code: 'link_expired' } });
  expect(await orderOf(orderId)).toMatchObject({ state: 'placed', stockHeld: true });
});

test('cancels only the order of the link', async () => {
  const [own, other] = [await guestOrder(), await guestOrder()];
  expect((await cancel(own.token)).body.order).toMatchObject({ id: own.orderId });
  expect((await orderOf(other.orderId)).state).toBe('placed');
});

test('tells someone with number and contact what is possible, but nothing about the money', async () => {
  const { orderNumber } = await guestOrder();
  const typed = { id: orderNumber, contact: asha.email };
  const { body } = await shop.post('/orders/track', typed, fromAnywhere());
  expect(body.order).toMatchObject({ cancelOption: 'cancel', cancelRefunds: [] });
});

test('lets a guest only request cancellation of a packed order, once', async () => {
  const { orderId, token } = await guestOrder();
  await takeOrderSteps(staff, orderId, 'confirm', 'pack');
  expect(await track(token)).toMatchObject({ cancelOption: 'request', cancelRefunds: [] });
  expect(await cancel(token)).toMatchObject({
    status: 409,
    body: {
      code: 'ask_us',
      error: 'Your order is packed or being made for you. You can ask us to cancel it.',
    },
  });
  for (const { status } of await concurrently(5, () => request(token))) expect(status).toBe(200);
  expect(await track(token)).toMatchObject({ status: 'packed', cancelOption: 'requested' });
  expect(await orderOf(orderId)).toMatchObject({
    cancelRequest: { reason },
    reviewReasons: [{ code: 'cancel_requested' }],
  });
  await takeOrderSteps(staff, orderId, 'cancel');
  await expectMoneyToAddUp(orderId);
});

test('refuses a guest as late as a customer with an account, in the same words', async () => {
  const productId = await lehanga();
  const opened = await open(shop, checkoutOf(sewn(productId)));
  await shop.post('/razorpay/verify-payment', await pay(opened.gatewayOrderId));
  const token = await tokenOf(opened.orderId);
  await takeOrderSteps(staff, opened.orderId, 'confirm');
  expect(await track(token)).toMatchObject({ cancelOption: 'too_late' });
  for (const send of [cancel, request]) {
    expect(await send(token)).toMatchObject({
      status: 409,
      body: { code: 'not_allowed', error: expect.stringContaining('started to make') as string },
    });
  }
  expect((await orderOf(opened.orderId)).state).toBe('confirmed');
});

test('cancels or packs an order, never both', async () => {
  const { orderId, productIds, token } = await guestOrder();
  await takeOrderSteps(staff, orderId, 'confirm');
  const [packed, ...cancelled] = await concurrently(6, (rival) =>
    rival === 0 ? takeOrderStep(staff, orderId, 'pack') : cancel(token),
  );
  const { state } = await orderOf(orderId);
  expect(state).toBe(packed?.status === 200 ? 'packed' : 'cancelled');
  for (const { body } of cancelled) {
    expect(body).toMatchObject(
      state === 'packed' ? { code: 'ask_us' } : { order: { state: 'cancelled' } },
    );
  }
  await expectStockToBalance(...productIds);
  await expectMoneyToAddUp(orderId);
});

test('cancels an order of an account with its emailed link, too', async () => {
  const { orderId } = await placeOrder(shop, { owner });
  expect((await cancel(await tokenOf(orderId))).status).toBe(200);
  expect((await orderOf(orderId)).state).toBe('cancelled');
});

test('lets a guest cancel five orders a day', async () => {
  const tokens: string[] = [];
  for (let count = 0; count < 6; count += 1) tokens.push((await guestOrder()).token);
  const answers = await concurrently(6, (rival) => cancel(tokens[rival]));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(answers.find(({ status }) => status === 429)).toMatchObject({
    body: { error: expect.stringMatching(/^You have cancelled several orders today/) as string },
  });
});
