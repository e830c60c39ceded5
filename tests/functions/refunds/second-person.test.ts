import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { concurrently } from '../concurrent-calls.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { db, orderOf } from '../ledger-fixtures.ts';
import { refundByStaff, refundsOf } from '../manual-refunds.ts';
import { signUp, type Person } from '../sample-people.ts';
import { emailsTo } from '../second-factor-fixtures.ts';
import { expectMoneyToAddUp, placeOrder, takeOrderStep } from '../staff-orders.ts';

isolateDatabase();

/** Rupees and paise. */
const LIMIT = 1000;
const ABOVE = 100_100;
const HALF = 60_000;

const shop = isolatedShop();
const first = createBeforeAll(() => signUp('admin', { staffRoles: ['finance'] }));
const second = createBeforeAll(() => signUp('admin', { staffRoles: ['finance'] }));
const asFirst = { shop, admin: first };
const asSecond = { shop, admin: second };

const settings = () => db().doc('settings/staffSafety');
let before: FirebaseFirestore.DocumentData | undefined;

beforeAll(async () => {
  before = (await settings().get()).data();
  await settings().set({ ...before, refundLimitRupees: LIMIT });
});

afterAll(async () => {
  if (before) await settings().set(before);
  else await settings().delete();
});

async function requestsOf(orderId: string) {
  const { docs } = await db().collection('refundApprovals').where('orderId', '==', orderId).get();
  return docs.map((one) => ({ ...one.data(), id: one.id }) as { id: string; state: string });
}

const decide = ({ token }: Person, id: string, how: 'approve' | 'decline', body: object = {}) =>
  shop.post(`/refund-approvals/${id}/${how}`, body, { token });

const reasonOf = { reason: 'The saree is worth less than this.' };

/** An order of ₹2,124 with a refund that waits. */
async function waitingRefund(amount = ABOVE) {
  const { orderId } = await placeOrder(shop);
  const { status, body } = await refundByStaff(asFirst, orderId, amount);
  expect([status, body.order]).toMatchObject([200, { isWaiting: true, refundId: '', byHand: 0 }]);
  const [request] = await requestsOf(orderId);
  return { orderId, id: request?.id ?? '' };
}

test('a refund above the limit goes nowhere until someone else approves it, and then goes once', async () => {
  const { orderId, id } = await waitingRefund();
  expect(await refundsOf(orderId)).toEqual([]);
  expect(await emailsTo(second)).toContain('A refund of ₹1,001 waits for your approval');
  expect((await decide(first, id, 'approve')).body).toMatchObject({ code: 'own_request' });
  const answers = await concurrently(6, () => decide(second, id, 'approve'));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await refundsOf(orderId)).toMatchObject([
    { amount: ABOVE, requestedBy: first.uid, approvedBy: second.uid, initiatedFrom: 'admin' },
  ]);
  expect((await decide(second, id, 'approve')).body).toMatchObject({ code: 'approval_decided' });
  expect(await emailsTo(first)).toContain('Your refund of ₹1,001 was approved');
  await expectMoneyToAddUp(orderId);
});

test('the order says who asked and who approved, to staff only', async () => {
  const { orderId, id } = await waitingRefund();
  await decide(second, id, 'approve');
  const { docs } = await db().collection(`orders/${orderId}/events`).orderBy('at').get();
  const events = docs.map(
    (one) => [one.get('what'), one.get('by'), one.get('visibleToCustomer')] as unknown[],
  );
  expect(events).toContainEqual(['Refund of ₹1,001 waits for a second person', first.uid, false]);
  expect(events).toContainEqual(['Refund of ₹1,001 approved', second.uid, false]);
  expect(events).toContainEqual(['Refund of ₹1,001 requested', first.uid, true]);
});

test('a refund at the limit needs no one else', async () => {
  const { orderId } = await placeOrder(shop);
  expect((await refundByStaff(asFirst, orderId, LIMIT * 100)).status).toBe(200);
  expect(await refundsOf(orderId)).toHaveLength(1);
});

test('the limit cannot be split into several refunds of an order', async () => {
  const { orderId } = await placeOrder(shop);
  expect((await refundByStaff(asFirst, orderId, HALF)).body.order).not.toHaveProperty('isWaiting');
  expect((await refundByStaff(asFirst, orderId, HALF)).body.order).toMatchObject({
    isWaiting: true,
  });
  expect(await refundsOf(orderId)).toHaveLength(1);
  // Another person has not refunded anything of it yet.
  expect((await refundByStaff(asSecond, orderId, HALF)).body.order).not.toHaveProperty('isWaiting');
  shop.passMinutes(24 * 60 + 1);
  expect((await refundByStaff(asFirst, orderId, 100)).body.order).not.toHaveProperty('isWaiting');
  shop.passMinutes(-24 * 60 - 1);
});

test('what waits is reserved: two requests cannot ask for the same money', async () => {
  const { orderId } = await waitingRefund(150_000);
  const { status, body } = await refundByStaff(asFirst, orderId, 150_000);
  expect([status, body]).toMatchObject([409, { code: 'too_much', details: { left: 77_400 } }]);
  expect(await requestsOf(orderId)).toHaveLength(1);
});

test('a declined refund gives the money free again, and says why', async () => {
  const { orderId, id } = await waitingRefund(200_000);
  expect((await decide(second, id, 'decline')).status).toBe(400);
  expect((await decide(second, id, 'decline', reasonOf)).status).toBe(200);
  expect(await requestsOf(orderId)).toMatchObject([{ state: 'declined', answer: reasonOf.reason }]);
  expect(await emailsTo(first)).toContain('Your refund of ₹2,000 was declined');
  expect((await decide(second, id, 'approve')).body).toMatchObject({ code: 'approval_decided' });
  expect((await refundByStaff(asFirst, orderId, 200_000)).status).toBe(200);
  expect(await refundsOf(orderId)).toEqual([]);
});

test('the person who asked can withdraw', async () => {
  const { orderId, id } = await waitingRefund();
  expect((await decide(first, id, 'decline', reasonOf)).status).toBe(200);
  expect(await requestsOf(orderId)).toMatchObject([{ state: 'withdrawn' }]);
});

describe('what else sends money back', () => {
  test('a cancellation by staff waits, and the order with it', async () => {
    const { orderId } = await placeOrder(shop);
    const cancel = { reason: 'The weaver cannot deliver.' };
    const { status, body } = await takeOrderStep(asFirst, orderId, 'cancel', cancel);
    expect([status, body.order]).toMatchObject([200, { isWaiting: true, state: 'placed' }]);
    const again = await takeOrderStep(asFirst, orderId, 'cancel', cancel);
    expect(again.body).toMatchObject({ code: 'approval_waiting' });
    const [request] = await requestsOf(orderId);
    expect((await decide(second, request?.id ?? '', 'approve')).status).toBe(200);
    expect(await orderOf(orderId)).toMatchObject({ state: 'cancelled' });
    expect(await refundsOf(orderId)).toMatchObject([
      { amount: 227_400, purpose: 'cancellation', approvedBy: second.uid },
    ]);
    await expectMoneyToAddUp(orderId);
  });

  test('removing items waits', async () => {
    const { orderId, productIds } = await placeOrder(shop, { pieces: [1, 1] });
    const lines = [{ productId: productIds[0], quantity: 0 }];
    const body = { lines, reason: 'Sold at the exhibition.' };
    const answer = await takeOrderStep(asFirst, orderId, 'lines', body);
    expect(answer.body.order).toMatchObject({ isWaiting: true });
    expect((await orderOf(orderId)).lines).toHaveLength(2);
    const [request] = await requestsOf(orderId);
    expect((await decide(second, request?.id ?? '', 'approve')).status).toBe(200);
    expect((await orderOf(orderId)).lines).toHaveLength(1);
    expect(await refundsOf(orderId)).toMatchObject([
      { purpose: 'removed_items', approvedBy: second.uid },
    ]);
    await expectMoneyToAddUp(orderId);
  });

  test('more than was approved does not go', async () => {
    const { orderId, productIds } = await placeOrder(shop, { pieces: [1, 1] });
    await takeOrderStep(asFirst, orderId, 'cancel', { reason: 'Asked by phone.' });
    const [request] = await requestsOf(orderId);
    await db()
      .doc(`refundApprovals/${request?.id ?? ''}`)
      .update({ amount: 100 });
    const { body } = await decide(second, request?.id ?? '', 'approve');
    expect(body).toMatchObject({ code: 'amount_changed' });
    expect(await orderOf(orderId)).toMatchObject({ state: 'placed' });
    expect(productIds).toHaveLength(2);
  });
});

test('lists what waits, and what was decided, to those who may approve', async () => {
  const { id } = await waitingRefund();
  const rows = async ({ token }: Person, view: string) => {
    const { body } = await shop.get(`/refund-approvals?view=${view}`, { token });
    return body.rows as { id: string; requesterName: string }[];
  };
  expect((await rows(second, 'waiting')).map((row) => row.id)).toContain(id);
  await decide(second, id, 'approve');
  expect((await rows(second, 'waiting')).map((row) => row.id)).not.toContain(id);
  expect((await rows(second, 'decided')).map((row) => row.id)).toContain(id);
  const support = await signUp('admin', { staffRoles: ['support'] });
  expect((await shop.get('/refund-approvals', { token: support.token })).status).toBe(403);
});
