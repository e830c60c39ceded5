import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import type { CustomerRow } from '@kargha/domain/people/customer-endpoints';

import {
  updateCustomerForOrder,
  updateCustomerForProfile,
} from '../../../functions/src/people/customers/update-customers.ts';
import { guestId } from '../../../functions/src/records/customer-record.ts';
import { db, eventually, exists } from '../ledger-fixtures.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { orderIn } from '../order-in-state.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp } from '../sample-people.ts';
import { concurrently } from '../concurrent-calls.ts';
import { isolateShop } from '../isolated-database.ts';

isolateShop();

const shop = isolatedShop();
const admin = createBeforeAll(() => signUp('admin'));

const asAdmin = () => ({ token: admin.token });
const rowOf = async (id: string) => (await db().doc(`customers/${id}`).get()).data();
const anyEmail = () => `guest-${randomUUID()}@mail.example`;

async function paidOrder(
  uid: string | null,
  email: string,
  state: 'placed' | 'delivered' = 'placed',
): Promise<string> {
  const { id } = await orderIn(state, '');
  await db().doc(`orders/${id}`).update({ uid, number: 'KG-TEST', 'customer.email': email });
  return id;
}

const get = async (id: string) => (await shop.get(`/customers/${id}`, asAdmin())).body;
const change = (id: string, body: object) => shop.put(`/customers/${id}`, body, asAdmin());

test('lists a guest buyer, found by name, email and phone', async () => {
  const email = anyEmail();
  await updateCustomerForOrder(await paidOrder(null, email));
  const { body } = await shop.get(`/customers?search=${email.slice(0, 20)}`, asAdmin());
  expect(body.rows).toMatchObject([
    { id: guestId(email), kind: 'guest', name: 'Asha Verma', orders: 1, value: 180_000 },
  ]);
  const details = await get(guestId(email));
  expect(details.orders).toMatchObject([{ number: 'KG-TEST', total: 180_000 }]);
});

test('counts an order once with repeated and concurrent calls', async () => {
  const email = anyEmail();
  const orders = await Promise.all([paidOrder(null, email), paidOrder(null, email)]);
  await concurrently(16, (at) => updateCustomerForOrder(orders[at % 2] ?? ''));
  expect(await rowOf(guestId(email))).toMatchObject({ orders: 2, value: 360_000 });
});

test('subtracts refunds and removes a guest without orders', async () => {
  const email = anyEmail();
  const id = await paidOrder(null, email);
  await updateCustomerForOrder(id);
  await db()
    .doc(`orders/${id}`)
    .update({ 'payment.state': 'partially_refunded', 'payment.refunded': 30_000 });
  await updateCustomerForOrder(id);
  expect(await rowOf(guestId(email))).toMatchObject({ orders: 1, value: 150_000 });
  await db()
    .doc(`orders/${id}`)
    .update({ 'payment.state': 'refunded', 'payment.refunded': 180_000 });
  await updateCustomerForOrder(id);
  expect(await rowOf(guestId(email))).toBeUndefined();
});

test('moves a claimed order from the guest to the account', async () => {
  const person = await signUp('customer', { fullName: 'Asha Verma' });
  const id = await paidOrder(null, person.email);
  await updateCustomerForOrder(id);
  await db().doc(`orders/${id}`).update({ uid: person.uid });
  await updateCustomerForOrder(id);
  await updateCustomerForOrder(id);
  expect(await rowOf(guestId(person.email))).toBeUndefined();
  expect(await rowOf(person.uid)).toMatchObject({ kind: 'customer', orders: 1, value: 180_000 });
});

test('updates the row with the profile and orders, and deletes it with the account', async () => {
  const person = await signUp('b2b_buyer', { fullName: 'Meera Nair', companyName: 'Nair Mills' });
  await eventually(() => exists(`customers/${person.uid}`));
  await paidOrder(person.uid, person.email, 'delivered');
  await eventually(async () => (await rowOf(person.uid))?.orders === 1);
  expect(await rowOf(person.uid)).toMatchObject({ kind: 'b2b_buyer', companyName: 'Nair Mills' });
  await change(person.uid, { note: 'Calls on Mondays', tags: ['mill'], revision: 0 });
  expect((await shop.delete('/account', { token: person.token })).status).toBe(200);
  expect(await rowOf(person.uid)).toBeUndefined();
  expect(await rowOf(guestId(person.email))).toBeUndefined();
  const audit = await db()
    .collection('audit')
    .where('target', '==', `customers/${person.uid}`)
    .get();
  expect(JSON.stringify(audit.docs.map((row) => row.data()))).not.toContain('Mondays');
});

test('creates no row for a deleted profile', async () => {
  const uid = `gone-${randomUUID()}`;
  await updateCustomerForProfile(uid);
  await updateCustomerForOrder(await paidOrder(uid, anyEmail()));
  expect(await rowOf(uid)).toBeUndefined();
});

test('saves tags and notes from one of many concurrent edits', async () => {
  const email = anyEmail();
  const id = guestId(email);
  await updateCustomerForOrder(await paidOrder(null, email));
  const tries = await Promise.all(
    Array.from({ length: 8 }, (_, at) => change(id, { note: `Note ${at}`, tags: [], revision: 0 })),
  );
  expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { status, body } of tries) if (status !== 200) expect(body.code).toBe('stale');
  const tagged = await change(id, { note: '', tags: ['VIP', 'vip'], revision: 1 });
  expect(tagged.body.customer).toMatchObject({ tags: ['vip'], revision: 2 });
  const { body } = await shop.get('/customers?tag=VIP&sort=value&kind=guest', asAdmin());
  expect((body.rows as CustomerRow[]).map((row) => row.id)).toContain(id);
});

test('pages through the list in every order without repeats', async () => {
  const made = Array.from({ length: 6 }, async () =>
    updateCustomerForOrder(await paidOrder(null, anyEmail())),
  );
  await Promise.all(made);
  for (const sort of ['newest', 'value', 'lastOrder']) {
    const query = `kind=guest&sort=${sort}&size=4`;
    const first = await shop.get(`/customers?${query}`, asAdmin());
    const ids = (first.body.rows as CustomerRow[]).map(({ id }) => id);
    expect(ids).toHaveLength(4);
    const cursor = String(first.body.nextCursor);
    const next = await shop.get(`/customers?${query}&cursor=${cursor}`, asAdmin());
    expect(next.status).toBe(200);
    for (const { id } of next.body.rows as CustomerRow[]) expect(ids).not.toContain(id);
  }
});

test('refuses guests, customers and buyers on every route', async () => {
  const person = await signUp('customer');
  for (const [options, expected] of [
    [{}, 401],
    [{ token: person.token }, 403],
  ] as const) {
    const answers = [
      await shop.get('/customers', options),
      await shop.get(`/customers/${person.uid}`, options),
      await shop.put(`/customers/${person.uid}`, { note: '', tags: [], revision: 0 }, options),
    ];
    expect(answers.map(({ status }) => status)).toEqual([expected, expected, expected]);
  }
});

test('finds a customer within a segment or tag among many with the same name', async () => {
  const word = `zq${randomUUID().slice(0, 8)}`;
  const rows = db().collection('customers');
  const row = { uid: null, email: '', phone: '', companyName: '', note: '', createdAt: new Date() };
  const guest = { ...row, kind: 'guest', tags: [], orders: 0, value: 0, lastOrderAt: null };
  const batch = db().batch();
  for (let at = 0; at < 40; at += 1) {
    const name = `${word} a${at}`;
    batch.set(rows.doc(`${word}-${at}`), { ...guest, name, nameKey: name });
  }
  const last = `${word} z`;
  const buyer = { name: last, nameKey: last, kind: 'b2b_buyer', tags: ['vip'] };
  batch.set(rows.doc(`${word}-z`), { ...guest, ...buyer });
  await batch.commit();
  for (const narrowed of ['kind=b2b_buyer', 'tag=vip', 'kind=b2b_buyer&tag=vip']) {
    const { body } = await shop.get(`/customers?search=${word}&${narrowed}`, asAdmin());
    expect(body.rows, narrowed).toMatchObject([{ id: `${word}-z` }]);
  }
});

test('subtracts removed items once', async () => {
  const email = anyEmail();
  const id = await paidOrder(null, email);
  await updateCustomerForOrder(id);
  await db().doc(`orders/${id}`).update({
    'payment.state': 'partially_refunded',
    'payment.refunded': 120_000,
    'totals.subtotal': 60_000,
    'totals.total': 60_000,
  });
  await updateCustomerForOrder(id);
  expect(await rowOf(guestId(email))).toMatchObject({ orders: 1, value: 60_000 });
});
