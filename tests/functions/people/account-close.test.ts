import { getAuth } from 'firebase-admin/auth';
import { getStorage } from 'firebase-admin/storage';
import { expect, test } from 'vitest';

import { db, exists } from '../ledger-fixtures.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { orderIn } from '../order-in-state.ts';
import { type Person, signUp } from '../sample-people.ts';
import { customer, hashEmail, writeDocument, createPersonWithData } from '../person-with-data.ts';

isolateDatabase();

const PERSONAL = ['Zoya', 'zoya@', '9876543210', 'Kharghuli', 'Second floor'];

const shop = isolatedShop();

const close = (person: Person) => shop.delete('/account', { token: person.token });
const read = async (path: string) => (await db().doc(path).get()).data() ?? {};

test('anonymizes the orders and documents of a deleted account', async () => {
  const person = await createPersonWithData();
  const { uid } = person;
  expect((await close(person)).body).toEqual({ success: true });

  for (const path of [
    `users/${uid}`,
    `users/${uid}/private/cart`,
    `quotes/draft-${uid}`,
    `mail/test_${uid}`,
    `stockNotices/n-${uid}`,
    `customers/${uid}`,
    `companyCredits/${uid}`,
    `stories/s-${uid}`,
    `stories/s-${uid}/private/contact`,
    `draftOrders/d-${uid}`,
  ]) {
    expect(await exists(path), path).toBe(false);
  }
  expect(await exists(`newsletter/${hashEmail(person.email)}`)).toBe(false);
  for (const path of person.documents.filter((one) => !one.startsWith('invoices'))) {
    const kept = JSON.stringify(await read(path));
    for (const word of [...PERSONAL, person.email, `"${uid}"`]) {
      expect(kept, path).not.toContain(word);
    }
  }
  expect(await read(`consents/c-${uid}`)).toMatchObject({ uid: null, purpose: 'marketing' });
  expect(await read(`consents/n-${uid}`)).toMatchObject({ addressHash: null });
  expect(await read(`reviews/r-${uid}`)).toMatchObject({ uid: null, name: 'A buyer', rating: 5 });
  expect(await read(`bankTransfers/t-${uid}`)).toEqual({ uid: null, utr: 'UTR1' });
  expect(await read(`orders/x-${uid}`)).toMatchObject({
    uid: null,
    number: 'KG-00000000',
    customer: { name: 'Closed account', address: { city: 'Guwahati', pincode: '781001' } },
  });
  for (const folder of ['avatars', 'companies', 'quotes', 'returns']) {
    const [files] = await getStorage()
      .bucket()
      .getFiles({ prefix: `${folder}/${uid}/` });
    expect(files, folder).toEqual([]);
  }
  await expect(getAuth().getUser(uid)).rejects.toThrow('no user record');
});

test('keeps issued invoices unchanged but without the account', async () => {
  const person = await createPersonWithData();
  await close(person);
  expect(await read(`invoices/x-${person.uid}`)).toEqual({
    uid: null,
    number: 'KG/2627/000001',
    buyer: { name: 'Zoya Ansari' },
  });
});

test('finishes an interrupted deletion on retry', async () => {
  const person = await createPersonWithData();
  await db().doc(`users/${person.uid}`).delete();
  expect((await close(person)).status).toBe(200);
  expect(await read(`orders/x-${person.uid}`)).toMatchObject({ uid: null });
  await expect(getAuth().getUser(person.uid)).rejects.toThrow('no user record');
});

test('deletes an account and logs it once with five concurrent requests', async () => {
  const person = await createPersonWithData();
  const answers = await Promise.all(Array.from({ length: 5 }, () => close(person)));
  expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
  const rows = await db().collection('audit').where('target', '==', `users/${person.uid}`).get();
  expect(rows.docs.map((row) => row.get('action') as string)).toEqual(['account.close']);
});

test('refuses the unexpired token of a deleted account', async () => {
  const person = await signUp('customer');
  await close(person);
  expect((await close(person)).status).toBe(401);
  expect((await shop.get('/account/export', { token: person.token })).status).toBe(401);
});

test.each(['pending_payment', 'placed', 'shipped', 'on_hold', 'rto'])(
  'keeps an account with an order that is %s',
  async (state) => {
    const person = await signUp('customer');
    const order = { uid: person.uid, number: 'KG-7Q4MX2VT', state, customer };
    await writeDocument(`orders/open-${person.uid}`, order);
    const { status, body } = await close(person);
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'open_order',
      error:
        'Your order KG-7Q4MX2VT is still in progress. You can close your account when it has been delivered or cancelled.',
    });
    expect(await exists(`users/${person.uid}`)).toBe(true);
    expect(await read(`orders/open-${person.uid}`)).toEqual(order);
  },
);

test('keeps an account with an open return', async () => {
  const person = await signUp('customer');
  const { uid } = person;
  await writeDocument(`returns/open-${uid}`, {
    uid,
    orderNumber: 'KG-7Q4MX2VT',
    state: 'received',
  });
  const { status, body } = await close(person);
  expect(status).toBe(409);
  expect(body.error).toBe(
    'Your return for KG-7Q4MX2VT is still in progress. You can close your account when it is complete.',
  );
  await writeDocument(`returns/open-${uid}`, {
    uid,
    orderNumber: 'KG-7Q4MX2VT',
    state: 'refunded',
  });
  expect((await close(person)).status).toBe(200);
});

test('keeps an account with a due manual refund', async () => {
  const person = await signUp('customer');
  const order = { uid: person.uid, number: 'KG-7Q4MX2VT', state: 'cancelled', customer };
  await writeDocument(`orders/owed-${person.uid}`, { ...order, payment: { owed: 424_800 } });
  const { status, body } = await close(person);
  expect([status, body.error]).toEqual([
    409,
    'We still owe you ₹4,248 for your order KG-7Q4MX2VT. You can close your account when we have refunded it.',
  ]);
  await writeDocument(`orders/owed-${person.uid}`, { ...order, payment: { owed: 0 } });
  expect((await close(person)).status).toBe(200);
});

const DUE = { id: '1', share: 100, amount: 424_800, state: 'due', paymentId: null };

test.each([
  ['credit-30', [{ ...DUE, due: 'on_date', dueOn: new Date('2026-09-01') }]],
  [
    'half-advance',
    [
      { ...DUE, due: 'now', dueOn: new Date('2026-08-01'), state: 'paid', paymentId: 'pay_1' },
      { ...DUE, id: '2', due: 'on_delivery', dueOn: null },
    ],
  ],
])('keeps an account with an unpaid order that arrived on %s', async (terms, parts) => {
  const person = await signUp('b2b_buyer');
  const path = `orders/${(await orderIn('delivered', person.uid)).id}`;
  await db()
    .doc(path)
    .update({
      number: 'KG-7Q4MX2VT',
      'stateTimes.delivered': new Date('2026-08-20'),
      paymentTerms: terms,
      instalments: parts,
      'payment.state': 'pending',
      customer,
    });
  const { status, body } = await close(person);
  expect(status).toBe(409);
  expect(body).toMatchObject({
    code: 'open_order',
    error:
      'You still owe us ₹4,248 for your order KG-7Q4MX2VT. You can close your account when it is paid.',
    details: { number: 'KG-7Q4MX2VT' },
  });
  expect(await exists(`users/${person.uid}`)).toBe(true);
  expect(await read(path)).toMatchObject({ uid: person.uid, customer });

  const instalments = parts.map((part) => ({ ...part, state: 'paid', paymentId: 'pay_2' }));
  await db().doc(path).update({ instalments, 'payment.state': 'captured' });
  expect((await close(person)).status).toBe(200);
});

test('requires a sign-in within the last five minutes', async () => {
  const person = await signUp('customer');
  shop.passMinutes(6);
  const { status, body } = await close(person);
  shop.passMinutes(-6);
  expect(status).toBe(401);
  expect(body.code).toBe('recent_sign_in_needed');
  expect(await exists(`users/${person.uid}`)).toBe(true);
  expect((await close(person)).status).toBe(200);
});
