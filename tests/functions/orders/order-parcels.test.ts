import { expect, test } from 'vitest';

import { db, exists, expectStockToBalance, orderOf, stockOf } from '../ledger-fixtures.ts';
import { createBeforeAll } from '../create-before-all.ts';
import {
  takeOrderStep,
  BODIES,
  expectMoneyToAddUp,
  emailsOf,
  newAwb,
  placeOrder,
  type PlacedOrder,
  takeOrderSteps,
} from '../staff-orders.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp } from '../sample-people.ts';
import { concurrently } from '../concurrent-calls.ts';

isolateDatabase();
const shop = isolatedShop();
const admin = createBeforeAll(() => signUp('admin'));

test('delivers an order in two parcels, each with its own number, email and state', async () => {
  const { orderId, productIds } = await placeOrder(shop, { pieces: [2, 1] });
  const [saree, bag] = productIds as [string, string];
  await takeOrderSteps({ shop, admin }, orderId, 'confirm', 'pack');
  const first = newAwb();
  const parcel = {
    courier: 'Hamsa Express',
    awb: first,
    lines: [{ productId: saree, quantity: 1 }],
  };
  expect((await takeOrderStep({ shop, admin }, orderId, 'ship', parcel)).status).toBe(200);
  expect(await stockOf(saree)).toEqual({ quantity: 8, committed: 1 });
  expect(await stockOf(bag)).toEqual({ quantity: 9, committed: 1 });
  const tooMany = {
    courier: 'Hamsa Express',
    awb: newAwb(),
    lines: [{ productId: saree, quantity: 2 }],
  };
  expect(await takeOrderStep({ shop, admin }, orderId, 'ship', tooMany)).toMatchObject({
    status: 400,
    body: { error: 'Only 1 pieces are left to ship.' },
  });
  const used = { courier: 'Hamsa Express', awb: first };
  expect((await takeOrderStep({ shop, admin }, orderId, 'ship', used)).body.code).toBe('awb_used');
  await takeOrderStep({ shop, admin }, orderId, 'deliver', { shipmentId: 'parcel-1' });
  expect((await orderOf(orderId)).state).toBe('shipped');
  await takeOrderSteps({ shop, admin }, orderId, 'ship');
  expect(await stockOf(saree)).toEqual({ quantity: 8, committed: 0 });
  expect(await stockOf(bag)).toEqual({ quantity: 9, committed: 0 });
  const order = await takeOrderSteps(
    { shop, admin },
    orderId,
    'in-transit',
    'out-for-delivery',
    'deliver',
  );
  expect(order.state).toBe('delivered');
  expect(order.shipments.map(({ state }) => state)).toEqual(['delivered', 'delivered']);
  const emails = await emailsOf(orderId);
  expect(emails.filter((one) => one.startsWith('shipped'))).toHaveLength(2);
  expect(emails.filter((one) => one.startsWith('delivered'))).toHaveLength(2);
  await expectStockToBalance(saree, bag);
});

test('opens the order by the link in the parcel’s email, and finds it by tracking number', async () => {
  const { orderId, orderNumber } = await placeOrder(shop);
  const order = await takeOrderSteps({ shop, admin }, orderId, 'confirm', 'pack', 'ship');
  const { awb } = order.shipments[0]!;
  const mail = await db().doc(`mail/order_${orderId}_shipped_${awb}`).get();
  const { html, text } = mail.get('message') as { html: string; text: string };
  const token = /track-order\?token=([\w.~-]+)/.exec(text)?.[1];
  expect(html).toContain(`token=${String(token)}`);
  expect((await shop.post('/orders/track', { token })).body.order).toMatchObject({
    number: orderNumber,
    shipments: [{ awb, state: 'shipped' }],
  });
  expect((await shop.post('/orders/track', { id: awb, contact: '3210' })).status).toBe(200);
});

test('lets one of twenty simultaneous confirmations win', async () => {
  const { orderId, productIds } = await placeOrder(shop);
  const { revision = 0 } = await orderOf(orderId);
  const answers = await concurrently(20, () =>
    shop.post(`/orders/${orderId}/confirm`, { revision }, { token: admin.token }),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { status, body } of answers) {
    if (status === 200) continue;
    expect(body).toMatchObject({ code: 'stale', details: { state: 'confirmed' } });
    expect(body.error).toMatch(/^Someone else has just changed this order/);
  }
  const events = await db()
    .collection(`orders/${orderId}/events`)
    .where('to', '==', 'confirmed')
    .get();
  expect(events.size).toBe(1);
  expect(await exists(`audit/${orderId}_${revision + 1}-confirm`)).toBe(true);
  await expectStockToBalance(...productIds);
});

test('either ships or cancels when staff do both at once', async () => {
  const { orderId, productIds } = await placeOrder(shop);
  await takeOrderSteps({ shop, admin }, orderId, 'confirm', 'pack');
  const answers = await concurrently(20, (index) =>
    takeOrderStep(
      { shop, admin },
      orderId,
      index % 2 === 0 ? 'ship' : 'cancel',
      BODIES[index % 2 === 0 ? 'ship' : 'cancel']?.(),
    ),
  );
  const won = answers.filter(({ status }) => status === 200);
  expect(won).toHaveLength(1);
  const { state, payment } = await orderOf(orderId);
  const isGone = state === 'shipped';
  expect(await stockOf(productIds[0]!)).toEqual({ quantity: isGone ? 9 : 10, committed: 0 });
  expect(payment.state).toBe(isGone ? 'captured' : 'refunded');
  await expectStockToBalance(...productIds);
  await expectMoneyToAddUp(orderId);
});

test('releases an order to its state before the hold, and emails the customer once', async () => {
  const { orderId } = await placeOrder(shop);
  expect((await takeOrderSteps({ shop, admin }, orderId, 'confirm', 'hold')).state).toBe('on_hold');
  const released = await takeOrderSteps({ shop, admin }, orderId, 'release');
  expect(released.state).toBe('confirmed');
  const { revision = 0, number } = released;
  expect(await emailsOf(orderId)).toEqual(['paid', `released-${revision}`]);
  const email = await db().doc(`mail/order_${orderId}_released-${revision}`).get();
  expect(email.get('message.subject')).toBe(`We are preparing your order ${number} again`);
  const late = { revision: revision - 1 };
  expect((await takeOrderStep({ shop, admin }, orderId, 'release', late)).status).toBe(409);
  expect(await emailsOf(orderId)).toHaveLength(2);
  expect(
    (await takeOrderStep({ shop, admin }, orderId, 'hold', { reason: ' ' })).body,
  ).toMatchObject({
    code: 'invalid',
    details: { reason: 'Please give a reason.' },
  });
});

test('restocks one item of an undelivered parcel and not the damaged one', async () => {
  const { orderId, productIds } = await placeOrder(shop, { pieces: [2] });
  const [productId] = productIds as [string];
  const order = await takeOrderSteps({ shop, admin }, orderId, 'confirm', 'pack', 'ship', 'rto');
  expect(order.state).toBe('rto');
  const back = { shipmentId: 'parcel-1', restock: [{ productId, quantity: 1 }] };
  const tooMany = { ...back, restock: [{ productId, quantity: 3 }] };
  expect((await takeOrderStep({ shop, admin }, orderId, 'receive', tooMany)).status).toBe(400);
  expect((await takeOrderStep({ shop, admin }, orderId, 'receive', back)).status).toBe(200);
  expect((await takeOrderStep({ shop, admin }, orderId, 'receive', back)).body.code).toBe(
    'not_allowed',
  );
  expect((await orderOf(orderId)).state).toBe('returned');
  expect(await stockOf(productId)).toEqual({ quantity: 9, committed: 0 });
  await expectStockToBalance(productId);
});

test('reships an undelivered parcel with a new tracking number', async () => {
  const { orderId, productIds } = await placeOrder(shop);
  await takeOrderSteps({ shop, admin }, orderId, 'confirm', 'pack', 'ship', 'rto');
  const again = { shipmentId: 'parcel-1', courier: 'Pavan Surface Lines', awb: newAwb() };
  expect((await takeOrderStep({ shop, admin }, orderId, 'reship', again)).status).toBe(200);
  expect((await takeOrderSteps({ shop, admin }, orderId, 'deliver')).state).toBe('delivered');
  expect(await stockOf(productIds[0]!)).toEqual({ quantity: 9, committed: 0 });
  await expectStockToBalance(...productIds);
});

test('changes nothing for an unknown order or an invalid body', async () => {
  const { orderId }: PlacedOrder = await placeOrder(shop);
  const path = `/orders/${orderId}/confirm`;
  const { token } = admin;
  expect((await shop.post('/orders/unknown/confirm', { revision: 0 }, { token })).status).toBe(404);
  for (const body of [
    {},
    { revision: '0' },
    { revision: 0, state: 'delivered' },
    { revision: -1 },
  ]) {
    expect((await shop.post(path, body, { token })).status).toBe(400);
  }
  expect((await shop.get(path, { token })).status).toBe(405);
  expect((await orderOf(orderId)).state).toBe('placed');
});
