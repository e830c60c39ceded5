import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { expect, test } from 'vitest';

import {
  db,
  exists,
  expectStockToBalance,
  endReservation,
  orderOf,
  stockOf,
  stockProduct,
} from '../ledger-fixtures.ts';
import { draftOf, saveDraft, linkToken, newReference, sendLink } from '../draft-order-fixtures.ts';
import { checkoutOf, fromAnywhere, open } from '../checkout-fixtures.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { takeOrderStep } from '../staff-orders.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { openIsolatedShop, isolatedShop } from '../isolated-shop.ts';
import { signUp } from '../sample-people.ts';
import { concurrently } from '../concurrent-calls.ts';
import { pay } from '../sandbox-client.ts';

isolateDatabase();

const RIVALS = 12;

const shop = isolatedShop();
const admin = createBeforeAll(() => signUp('admin'));
const staff = { shop, admin };

/** An order of a draft whose link was sent. */
async function sent(quantity = 2) {
  const productId = await stockProduct({ quantity });
  const draft = await saveDraft(staff, draftOf([productId]));
  const { body } = await sendLink(staff, draft);
  const { id } = body.order as { id: string };
  return { id, productId, total: draft.total, token: await linkToken(staff, id) };
}

const view = async (token: string) =>
  (await shop.post('/pay-links/view', { token })).body.order as Record<string, unknown>;
const findOrderByLink = (token: string) => shop.post('/pay-links/open', { token }, fromAnywhere());
const gatewayOrderIdOf = async (token: string) =>
  ((await findOrderByLink(token)).body.order as { id: string }).id;
const verify = (callback: object) => shop.post('/razorpay/verify-payment', callback);
const paidWith = (total: number, fields: object = {}) => ({
  method: 'bank_transfer',
  reference: newReference(),
  amount: total,
  ...fields,
});

test('shows the order of a pay link and places it when paid', async () => {
  const { id, productId, total, token } = await sent();
  expect(await view(token)).toMatchObject({
    standing: 'open',
    customer: { name: 'Asha Verma' },
    lines: [{ productId, quantity: 1 }],
    totals: { total },
  });
  const opened = await findOrderByLink(token);
  expect(opened.body.order).toMatchObject({ amount: total, currency: 'INR' });
  expect((await verify(await pay(await gatewayOrderIdOf(token)))).status).toBe(200);
  expect(await orderOf(id)).toMatchObject({ state: 'placed', payment: { captured: total } });
  expect(await view(token)).toMatchObject({ standing: 'paid', endsAt: null });
  expect(await findOrderByLink(token)).toMatchObject({
    status: 409,
    body: { code: 'not_payable' },
  });
  await expectStockToBalance(productId);
});

test('shares one gateway order between windows of a pay link', async () => {
  const { token } = await sent();
  const gatewayOrders = await concurrently(RIVALS, () => gatewayOrderIdOf(token));
  expect(new Set(gatewayOrders).size).toBe(1);
});

test('keeps the order open when the gateway declines', async () => {
  const { id, productId, token } = await sent();
  const refusing = createServer((_, response) => {
    response.writeHead(400, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: { code: 'BAD_REQUEST_ERROR', description: 'No.' } }));
  }).listen(0, '127.0.0.1');
  await once(refusing, 'listening');
  const { port } = refusing.address() as AddressInfo;
  const other = await openIsolatedShop({ gatewayUrl: `http://127.0.0.1:${port}` });
  const refused = await other.post('/pay-links/open', { token }, fromAnywhere());
  await other.close();
  refusing.close();
  expect(refused).toMatchObject({ status: 502, body: { code: 'gateway_unavailable' } });
  expect(await orderOf(id)).toMatchObject({ state: 'pending_payment', stockHeld: true });
  expect(await stockOf(productId)).toEqual({ quantity: 1, committed: 1 });
  expect((await findOrderByLink(token)).status).toBe(200);
});

test('refuses unknown links and orders from the cart', async () => {
  const { id, token } = await sent();
  const productId = await stockProduct();
  const cart = await open(shop, checkoutOf({ productId, quantity: 1, price: 1800 }));
  const forged = `${cart.orderId}.${token.split('.')[1] ?? ''}`;
  for (const wrong of [`${id}.${'0'.repeat(32)}`, forged, cart.trackingToken, 'x', id]) {
    const viewed = await shop.post('/pay-links/view', { token: wrong }, fromAnywhere());
    expect(viewed.status).toBe(404);
    expect((await findOrderByLink(wrong)).status).toBe(404);
  }
  const of = await shop.get(`/pay-links/of/${cart.orderId}`, { token: admin.token });
  expect(of.status).toBe(404);
  expect((await shop.get(`/pay-links/of/${id}`)).status).toBe(401);
});

test('releases the stock when a pay link expires', async () => {
  const { id, productId, token } = await sent();
  await endReservation(id);
  expect(await view(token)).toMatchObject({ standing: 'ended' });
  expect((await findOrderByLink(token)).status).toBe(409);
  await shop.endHold(id);
  expect(await orderOf(id)).toMatchObject({ state: 'expired', stockHeld: false });
  expect(await stockOf(productId)).toEqual({ quantity: 2, committed: 0 });
  await expectStockToBalance(productId);
});

test('asks the gateway before a pay link expires and places a paid order', async () => {
  const { id, token } = await sent();
  await pay(await gatewayOrderIdOf(token));
  await endReservation(id);
  await shop.endHold(id);
  expect((await orderOf(id)).state).toBe('placed');
});

test('places a late payment while stock lasts and refunds it otherwise', async () => {
  const [there, gone] = [await sent(1), await sent(1)];
  for (const { id, token, productId } of [there, gone]) {
    const gatewayOrder = await gatewayOrderIdOf(token);
    await endReservation(id);
    await shop.endHold(id);
    if (id === gone.id) await db().doc(`products/${productId}`).update({ quantity: 0 });
    const { status } = await verify(await pay(gatewayOrder));
    expect(status).toBe(id === gone.id ? 409 : 200);
  }
  expect((await orderOf(there.id)).state).toBe('placed');
  expect(await orderOf(gone.id)).toMatchObject({ state: 'expired', closedBy: 'shortfall' });
  const refunds = await db().collection('refunds').where('orderId', '==', gone.id).get();
  expect(refunds.docs.map((one) => one.get('amount') as number)).toEqual([gone.total]);
});

test('accepts one counter payment and refunds a late online payment', async () => {
  const { id, total, token } = await sent();
  const gatewayOrder = await gatewayOrderIdOf(token);
  const answers = await concurrently(RIVALS, () =>
    takeOrderStep(staff, id, 'paid', paidWith(total)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await orderOf(id)).toMatchObject({
    state: 'placed',
    payment: { captured: total, method: 'bank_transfer' },
  });
  expect(await exists(`mail/order_${id}_paid`)).toBe(true);
  expect(await verify(await pay(gatewayOrder))).toMatchObject({
    status: 409,
    body: { code: 'refunding' },
  });
  const refunds = await db().collection('refunds').where('orderId', '==', id).get();
  expect(refunds.docs.map((one) => one.get('amount') as number)).toEqual([total]);
});

test('refuses a counter payment after a gateway payment', async () => {
  const { id, total, token } = await sent();
  await pay(await gatewayOrderIdOf(token));
  const answer = await takeOrderStep(staff, id, 'paid', paidWith(total));
  expect(answer).toMatchObject({ status: 409, body: { code: 'stale' } });
  expect((await orderOf(id)).payment.method).not.toBe('bank_transfer');
});

test.each([
  [{ amount: 1 }, 409, 'wrong_amount'],
  [{ revision: 99 }, 409, 'stale'],
  [{ reference: '' }, 400, 'invalid'],
])('a payment at the counter with %o changes nothing', async (fields, status, code) => {
  const { id, total } = await sent();
  const answer = await takeOrderStep(staff, id, 'paid', paidWith(total, fields));
  expect(answer).toMatchObject({ status, body: { code } });
  expect((await orderOf(id)).state).toBe('pending_payment');
});

test('lets only staff record a payment', async () => {
  const { id, total } = await sent();
  const customer = await signUp('customer');
  const body = { revision: 0, ...paidWith(total) };
  expect((await shop.post(`/orders/${id}/paid`, body, { token: customer.token })).status).toBe(403);
  expect((await orderOf(id)).state).toBe('pending_payment');
});
