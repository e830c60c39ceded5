import { expect, test } from 'vitest';

import { reviewReason } from '@kargha/domain/payments/review-reason';

import { db, orderOf } from '../ledger-fixtures.ts';
import { refundByStaff, refundsOf } from '../manual-refunds.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { takeOrderStep, BODIES, emailsOf, placeOrder, takeOrderSteps } from '../staff-orders.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp } from '../sample-people.ts';
import { concurrently } from '../concurrent-calls.ts';
import { setFault } from '../sandbox-client.ts';

isolateDatabase();
const shop = isolatedShop();
const staff = { shop, admin: createBeforeAll(() => signUp('admin')) };
const owner = createBeforeAll(() => signUp('customer'));

const ASKED = [{ code: 'cancel_requested' }];

async function ask(orderId: string): Promise<void> {
  const why = { reason: 'Changed my mind.' };
  const answer = await shop.post(`/orders/${orderId}/cancel-request`, why, { token: owner.token });
  expect(answer.status).toBe(200);
  expect(await orderOf(orderId)).toMatchObject({ cancelRequest: why, reviewReasons: ASKED });
}

/** An order after these steps, with a cancellation request. */
async function asked(...steps: string[]): Promise<string> {
  const { orderId } = await placeOrder(shop, { owner });
  await takeOrderSteps(staff, orderId, 'confirm', 'pack', ...steps);
  await ask(orderId);
  return orderId;
}

const kept = async (orderId: string) =>
  (await emailsOf(orderId)).filter((one) => one.startsWith('kept-'));

/** The email and the event about the end of a cancellation request. */
async function cancelNotice(orderId: string): Promise<{ text: string; history: unknown[] }> {
  const [only, ...others] = await kept(orderId);
  expect(others).toEqual([]);
  const email = await db().doc(`mail/order_${orderId}_${only}`).get();
  expect(email.get('to')).toEqual([(await orderOf(orderId)).customer.email]);
  const event = await db().doc(`orders/${orderId}/events/${only}`).get();
  expect(event.get('visibleToCustomer')).toBe(true);
  return {
    text: String(email.get('message.text')),
    history: [event.get('what'), event.get('note')],
  };
}

async function expectNothingOpen(orderId: string): Promise<void> {
  expect(await orderOf(orderId)).toMatchObject({ cancelRequest: null, reviewReasons: [] });
}

test('tells the shopper once why staff declined the cancellation', async () => {
  const orderId = await asked();
  const { revision = 0 } = await orderOf(orderId);
  const body = { revision, reason: 'The saree is embroidered with your name.' };
  const answers = await concurrently(10, () => takeOrderStep(staff, orderId, 'resolve', body));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const { text, history } = await cancelNotice(orderId);
  expect(text).toContain('We looked into it and did not cancel the order.');
  expect(text).toContain(`Our reply: ${body.reason}`);
  expect(history).toEqual(['Reviewed, not cancelled', body.reason]);
  await expectNothingOpen(orderId);
  await ask(orderId);
});

test('keeps other review notes private', async () => {
  const { orderId } = await placeOrder(shop, { owner });
  const reviewReasons = [reviewReason('refund_failed', { amount: 100 }, new Date())];
  await db().doc(`orders/${orderId}`).update({ reviewReasons });
  await takeOrderSteps(staff, orderId, 'resolve');
  expect(await kept(orderId)).toEqual([]);
});

test.each([
  ['goes on after a hold', ['hold'], 'release', 'Not cancelled, released from hold'],
  ['is handed to the courier', [], 'ship', 'Not cancelled, already shipped'],
  ['is delivered', ['ship'], 'deliver', 'Not cancelled, already delivered'],
])('closes the cancellation request of an order that %s', async (_how, steps, last, what) => {
  const orderId = await asked(...steps);
  await takeOrderSteps(staff, orderId, last);
  expect((await cancelNotice(orderId)).history).toEqual([what, '']);
  await expectNothingOpen(orderId);
});

test('keeps the cancellation request open until the returning parcel arrives or is reshipped', async () => {
  const [back, again] = [await asked('ship'), await asked('ship')];
  for (const orderId of [back, again]) {
    await takeOrderSteps(staff, orderId, 'rto');
    expect(await orderOf(orderId)).toMatchObject({ state: 'rto', reviewReasons: ASKED });
    expect(await kept(orderId)).toEqual([]);
  }
  const shipmentId = 'parcel-1';
  await takeOrderStep(staff, back, 'receive', { shipmentId, restock: [], reason: 'Not at home.' });
  expect((await orderOf(back)).state).toBe('returned');
  expect((await cancelNotice(back)).history).toEqual(['Not cancelled, returned to the shop', '']);
  await takeOrderStep(staff, again, 'reship', { shipmentId, ...BODIES.ship!() });
  expect((await cancelNotice(again)).history).toEqual(['Not cancelled, already shipped', '']);
  for (const orderId of [back, again]) await expectNothingOpen(orderId);
});

test('sends only the cancellation email when staff cancel as requested', async () => {
  const orderId = await asked();
  await takeOrderSteps(staff, orderId, 'cancel');
  expect(await kept(orderId)).toEqual([]);
  expect(await emailsOf(orderId)).toContain('cancelled');
  await expectNothingOpen(orderId);
});

test('keeps the cancellation request for review next to a refund that failed', async () => {
  const orderId = await asked();
  await setFault('refund', 'declined');
  expect((await refundByStaff(staff, orderId, 21_240)).status).toBe(200);
  expect((await orderOf(orderId)).reviewReasons).toMatchObject([
    ...ASKED,
    { code: 'refund_failed', params: { amount: 21_240 } },
  ]);
  const [failed] = await refundsOf(orderId);
  const { token } = staff.admin;
  expect((await shop.post(`/ops/refunds/${failed!.id}/retry`, {}, { token })).status).toBe(200);
  expect((await orderOf(orderId)).reviewReasons).toMatchObject(ASKED);
});
