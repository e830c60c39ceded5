import { expect, test } from 'vitest';

import { createBeforeAll } from '../create-before-all.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { db, expectStockToBalance, orderOf, stockOf } from '../ledger-fixtures.ts';
import { signUp } from '../sample-people.ts';
import {
  emailsOf,
  expectMoneyToAddUp,
  newAwb,
  placeOrder,
  takeOrderStep,
  takeOrderSteps,
} from '../staff-orders.ts';

isolateDatabase();
const shop = isolatedShop();
const admin = createBeforeAll(() => signUp('admin'));
const staff = () => ({ shop, admin });
const shipped = async () => {
  const { orderId, productIds } = await placeOrder(shop);
  const order = await takeOrderSteps(staff(), orderId, 'confirm', 'pack', 'ship');
  return { orderId, productId: productIds[0] ?? '', order, awb: order.shipments[0]?.awb ?? '' };
};

test('corrects a tracking number, emails the right one and finds the order by it only', async () => {
  const { orderId, awb, order } = await shipped();
  const right = newAwb();
  const body = { shipmentId: 'parcel-1', courier: 'delhivery', awb: right };
  expect((await takeOrderStep(staff(), orderId, 'correct-awb', body)).status).toBe(200);
  const after = await orderOf(orderId);
  expect(after.state).toBe('shipped');
  expect(after.shipments).toMatchObject([
    {
      courier: 'Delhivery',
      awb: right,
      trackingUrl: `https://www.delhivery.com/track-v2/package/${right}`,
    },
  ]);
  const id = (await emailsOf(orderId)).find((one) => one.startsWith('corrected')) ?? '';
  const email = await db().doc(`mail/order_${orderId}_${id}`).get();
  expect(email.get('message.subject')).toBe(
    `The right tracking number of your order ${order.number}`,
  );
  expect(email.get('message.text')).toContain(right);
  const track = (number: string) => shop.post('/orders/track', { id: number, contact: '3210' });
  expect((await track(right)).status).toBe(200);
  expect((await track(awb)).status).toBe(404);
  const same = await takeOrderStep(staff(), orderId, 'correct-awb', body);
  expect(same.body.error).toBe('The parcel has this number already.');
});

test('refuses the number of another parcel, and a parcel that was delivered', async () => {
  const [one, other] = await Promise.all([shipped(), shipped()]);
  const body = { shipmentId: 'parcel-1', courier: 'Hamsa', awb: other.awb };
  const used = await takeOrderStep(staff(), one.orderId, 'correct-awb', body);
  expect(used).toMatchObject({ status: 409, body: { code: 'awb_used' } });
  await takeOrderSteps(staff(), one.orderId, 'deliver');
  const late = { ...body, awb: newAwb() };
  const answer = await takeOrderStep(staff(), one.orderId, 'correct-awb', late);
  expect(answer.body.error).toBe(`This is not possible: parcel ${one.awb} is delivered.`);
  expect((await orderOf(one.orderId)).shipments[0]?.awb).toBe(one.awb);
});

test('cancels a dispatch: the order is packed again, its stock reserved, and its number free', async () => {
  const { orderId, productId, awb } = await shipped();
  expect(await stockOf(productId)).toEqual({ quantity: 9, committed: 0 });
  const body = { shipmentId: 'parcel-1', reason: 'The courier did not come.' };
  expect((await takeOrderStep(staff(), orderId, 'cancel-awb', body)).status).toBe(200);
  expect(await orderOf(orderId)).toMatchObject({ state: 'packed', shipments: [] });
  expect(await stockOf(productId)).toEqual({ quantity: 9, committed: 1 });
  expect(await emailsOf(orderId)).toContain('dispatch-cancelled_parcel-1');
  expect((await takeOrderStep(staff(), orderId, 'cancel-awb', body)).status).toBe(400);
  const again = { courier: 'Hamsa Express', awb };
  expect((await takeOrderStep(staff(), orderId, 'ship', again)).status).toBe(200);
  const { shipments, state } = await orderOf(orderId);
  expect({ state, shipments }).toMatchObject({
    state: 'shipped',
    shipments: [{ id: 'parcel-2', awb }],
  });
  expect(await stockOf(productId)).toEqual({ quantity: 9, committed: 0 });
  expect((await emailsOf(orderId)).filter((id) => id.startsWith('shipped'))).toHaveLength(2);
  await expectStockToBalance(productId);
});

test('cancels and refunds an order whose dispatch was cancelled', async () => {
  const { orderId, productId } = await shipped();
  const back = { shipmentId: 'parcel-1', reason: 'Damaged while packing.' };
  await takeOrderStep(staff(), orderId, 'cancel-awb', back);
  const cancelled = await takeOrderSteps(staff(), orderId, 'cancel');
  expect(cancelled).toMatchObject({ state: 'cancelled', payment: { state: 'refunded' } });
  expect(await stockOf(productId)).toEqual({ quantity: 10, committed: 0 });
  await expectStockToBalance(productId);
  await expectMoneyToAddUp(orderId);
});

test('does not cancel the dispatch of a parcel that has moved', async () => {
  const { orderId, awb } = await shipped();
  await takeOrderSteps(staff(), orderId, 'in-transit');
  const body = { shipmentId: 'parcel-1', reason: 'A mistake.' };
  const answer = await takeOrderStep(staff(), orderId, 'cancel-awb', body);
  expect(answer).toMatchObject({
    status: 409,
    body: { error: `This is not possible: parcel ${awb} is in transit.` },
  });
});
