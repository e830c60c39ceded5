import { beforeEach, expect, test } from 'vitest';

import type { InboxItem } from '@kargha/domain/reports/inbox-endpoints';

import { endSettledTasks } from '../../../functions/src/operations/inbox/assign-item.ts';
import { emailInboxSummaries } from '../../../functions/src/operations/inbox/inbox-summary.ts';
import { concurrently } from '../concurrent-calls.ts';
import { clearIsolatedDatabase, isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { db, stockProduct } from '../ledger-fixtures.ts';
import { paidOrder } from '../paid-orders.ts';
import { signUp, type Person } from '../sample-people.ts';

isolateDatabase();
const shop = isolatedShop();

const NOW = new Date();
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

beforeEach(clearIsolatedDatabase);

const staff = (...staffRoles: string[]) => signUp('admin', { staffRoles, fullName: 'Meera Iyer' });

async function itemsOf({ token }: Person, query = ''): Promise<InboxItem[]> {
  const { status, body } = await shop.get(`/inbox${query}`, { token });
  expect(status).toBe(200);
  return body.rows as InboxItem[];
}

const low = (quantity: number) =>
  stockProduct({ title: 'Kota saree', quantity, status: 'active', hasLowStock: true });

const assign = ({ token }: Person, id: string, body: object) =>
  shop.post(`/inbox/${id}/assign`, body, { token });
const markDone = ({ token }: Person, id: string, revision: number) =>
  shop.post(`/inbox/${id}/done`, { revision }, { token });
const badgeOf = async ({ token }: Person) => (await shop.get('/ops/badges', { token })).body.inbox;

/** One of each kind. */
async function trouble(): Promise<void> {
  await low(1);
  await paidOrder({ state: 'confirmed', createdAt: daysAgo(9) });
  const gateway = { paymentId: 'pay_1', currency: 'INR', deductedAt: null, deducted: 0 };
  const dates = { respondBy: daysAgo(-3), createdAt: daysAgo(1), updatedAt: daysAgo(1) };
  await db()
    .doc('disputes/disp_1')
    .set({
      ...{ ...gateway, ...dates, orderId: null, orderNumber: null, amount: 60_000 },
      ...{ reasonCode: 'chargeback', reason: 'Not received', phase: 'chargeback' },
      ...{ status: 'open', submittedAt: null },
    });
  await db()
    .doc('failedDeliveries/o1_parcel-1')
    .set({
      ...{ orderId: 'o1', orderNumber: 'KG-1', parcelId: 'parcel-1', awb: 'HX1', attempt: 1 },
      ...{ failedAt: daysAgo(1), state: 'open', answerBy: daysAgo(-1), reason: 'No one home' },
      attempts: 0,
    });
  await db()
    .doc('mail/order_o1_shipped')
    .set({
      ...{ to: ['asha@kargha.example'], message: { subject: 'Your order is on its way' } },
      ...{ queuedAt: daysAgo(1), delivery: { state: 'ERROR', error: 'Mailbox full' } },
    });
}

test('has what waits, and only the kinds that a role includes', async () => {
  await trouble();
  const kindsFor = async (role: string) =>
    (await itemsOf(await staff(role))).map(({ kind }) => kind).toSorted();
  expect(await kindsFor('owner')).toEqual([
    'dispute',
    'email',
    'lowStock',
    'overdue',
    'undelivered',
  ]);
  expect(await kindsFor('support')).toEqual(['dispute', 'lowStock', 'overdue', 'undelivered']);
  expect(await kindsFor('catalogue')).toEqual(['lowStock']);
  expect(await kindsFor('content')).toEqual([]);
});

test('an order is overdue once the days until dispatch and for making it have passed', async () => {
  const owner = await staff('owner');
  const overdue = async () => (await itemsOf(owner, '?kind=overdue')).map(({ orderId }) => orderId);
  const { id } = await paidOrder({ state: 'placed', createdAt: daysAgo(3) });
  await paidOrder({ state: 'placed', createdAt: daysAgo(1) });
  await paidOrder({ state: 'on_hold', createdAt: daysAgo(9) });
  expect(await overdue()).toEqual([id]);
  const [line] = (await db().doc(`orders/${id}`).get()).get('lines') as object[];
  await db()
    .doc(`orders/${id}`)
    .update({ lines: [{ ...line, makingDays: 20 }] });
  expect(await overdue()).toEqual([]);
});

test('of many who take an item at once, one has it', async () => {
  const id = `lowStock_${await low(2)}`;
  const people = [await staff('catalogue'), await staff('catalogue'), await staff('owner')];
  const waiting = [...people];
  const statuses = await concurrently(3, async () => {
    const person = waiting.pop()!;
    return (await assign(person, id, { assignee: person.uid, revision: 0 })).status;
  });
  expect(statuses.toSorted()).toEqual([200, 409, 409]);
  const badges = await Promise.all(people.map(badgeOf));
  expect(badges.toSorted()).toEqual([0, 0, 1]);
});

test('is assigned only by and to those whose roles include it', async () => {
  const [owner, catalogue, content] = [
    await staff('owner'),
    await staff('catalogue'),
    await staff('content'),
  ];
  const id = `lowStock_${await low(2)}`;
  const refused = await assign(owner, id, { assignee: content.uid, revision: 0 });
  expect(refused).toMatchObject({ status: 409, body: { code: 'not_staff' } });
  const asContent = await assign(content, id, { assignee: content.uid, revision: 0 });
  expect(asContent).toMatchObject({ status: 403, body: { code: 'permission_missing' } });
  const unknown = await assign(owner, 'rumour_x1', { assignee: '', revision: 0 });
  expect(unknown.status).toBe(404);
  expect((await db().collection('inboxTasks').get()).size).toBe(0);

  expect((await assign(owner, id, { assignee: catalogue.uid, revision: 0 })).status).toBe(200);
  expect(await itemsOf(catalogue, '?view=mine')).toMatchObject([
    { id, assignee: catalogue.uid, assigneeName: 'Meera Iyer', revision: 1 },
  ]);
  expect(await itemsOf(owner, '?view=unassigned')).toEqual([]);
  const { people } = (await shop.get('/inbox/people?kind=lowStock', owner)).body;
  const uids = (people as Person[]).map(({ uid }) => uid);
  expect(uids.toSorted()).toEqual([owner.uid, catalogue.uid].toSorted());
});

test('what is done is gone until there is new trouble', async () => {
  const owner = await staff('owner');
  const productId = await low(3);
  const id = `lowStock_${productId}`;
  await assign(owner, id, { assignee: owner.uid, revision: 0 });
  expect((await markDone(owner, id, 1)).status).toBe(200);
  expect(await itemsOf(owner)).toEqual([]);
  expect(await badgeOf(owner)).toBe(0);
  await db().doc(`products/${productId}`).update({ quantity: 2 });
  expect(await itemsOf(owner)).toMatchObject([{ id, assignee: '', revision: 2 }]);
  expect((await markDone(owner, id, 1)).body.code).toBe('stale');
});

test('an assignment ends with its trouble', async () => {
  const owner = await staff('owner');
  const [settled, open] = [await low(3), await low(3)];
  for (const product of [settled, open]) {
    await assign(owner, `lowStock_${product}`, { assignee: owner.uid, revision: 0 });
  }
  await db().doc(`products/${settled}`).update({ quantity: 40, hasLowStock: false });
  const late = await markDone(owner, `lowStock_${settled}`, 1);
  expect(late).toMatchObject({ status: 409, body: { code: 'settled' } });
  expect(await endSettledTasks(NOW)).toBe(1);
  expect(await badgeOf(owner)).toBe(1);
  expect(await endSettledTasks(NOW)).toBe(0);
});

test('shows 25 of each kind, and all of one kind page by page', async () => {
  const owner = await staff('owner');
  await concurrently(27, () => low(1));
  expect(await itemsOf(owner)).toHaveLength(25);
  const { body } = await shop.get('/inbox?kind=lowStock', { token: owner.token });
  const rest = await itemsOf(owner, `?kind=lowStock&cursor=${String(body.nextCursor)}`);
  const ids = [...(body.rows as InboxItem[]), ...rest].map(({ id }) => id);
  expect(new Set(ids).size).toBe(27);
});

test('a summary comes once a day to staff who want it', async () => {
  const [owner, content] = [await staff('owner'), await staff('content')];
  const suspended = await signUp('admin', { staffRoles: ['owner'], suspended: true });
  await trouble();
  expect(await emailInboxSummaries(NOW)).toBe(0);
  for (const person of [owner, content]) {
    await shop.put('/inbox/summary', { isWanted: true }, person);
  }
  await db()
    .doc(`users/${suspended.uid}`)
    .update({ preferences: { inboxSummary: true } });
  await concurrently(4, () => emailInboxSummaries(NOW));
  const { docs } = await db().collection('mail').where('to', 'array-contains', owner.email).get();
  const messages = docs.map((mail) => mail.get('message') as { subject: string; text: string });
  expect(messages).toHaveLength(1);
  const [{ subject, text } = { subject: '', text: '' }] = messages;
  expect(subject).toBe('Your inbox: 5 things wait');
  expect(text).toContain('Low stock (1): Kota saree\n1 left');
  expect(text).toContain('Your order is on its way');
  expect(text).toContain('/admin/inbox');
  const sent = await db().collection('mail').get();
  expect(sent.docs.filter(({ id }) => id.startsWith('inbox_'))).toHaveLength(1);
  expect(await emailInboxSummaries(new Date(NOW.getTime() + 86_400_000))).toBe(1);
  await shop.put('/inbox/summary', { isWanted: false }, owner);
  expect((await shop.get('/inbox/summary', owner)).body.isWanted).toBe(false);
});
