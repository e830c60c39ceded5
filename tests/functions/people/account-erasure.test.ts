import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';

import type { Order } from '@kargha/domain/orders/order';

import { db, exists } from '../ledger-fixtures.ts';
import { asha } from '../checkout-fixtures.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { paidOrder } from '../paid-orders.ts';
import { signUp, type Person } from '../sample-people.ts';
import { customer, writeDocument } from '../person-with-data.ts';

isolateDatabase();

/** A unique name: any document that contains it still holds personal data. */
const WORD = 'Zephyrine';
const COMPANY = { gstin: '29AAHCK6072R1ZX', companyName: `${WORD} Gifts` };

const shop = isolatedShop();

const close = ({ token }: Person) => shop.delete('/account', { token });
const read = async (path: string) => (await db().doc(path).get()).data() ?? {};

async function withSubcollections(paths: readonly string[]): Promise<DocumentSnapshot[]> {
  const found: DocumentSnapshot[] = [];
  for (const path of paths) {
    found.push(await db().doc(path).get());
    for (const under of await db().doc(path).listCollections()) {
      found.push(...(await under.get()).docs);
    }
  }
  return found;
}

async function expectErased(paths: readonly string[], { uid, email }: Person): Promise<void> {
  for (const document of await withSubcollections(paths)) {
    expect(document.exists, document.ref.path).toBe(true);
    for (const trace of [WORD, email, `"${uid}"`, COMPANY.gstin]) {
      expect(JSON.stringify(document.data()), document.ref.path).not.toContain(trace);
    }
  }
}

async function createPersonWithTexts(): Promise<{ person: Person; paths: string[] }> {
  const person = await signUp('b2b_buyer', { fullName: WORD });
  const { uid } = person;
  const paths = [`orders/w-${uid}`, `quotes/w-${uid}`, `refunds/w-${uid}`, `returns/w-${uid}`];
  const [order, quote, refund, sentBack] = paths as [string, string, string, string];
  await writeDocument(order, {
    uid,
    number: 'KG-00000000',
    state: 'returned',
    invoiceNumber: 'KG/2627/000001',
    customer: { ...customer, name: WORD, ...COMPANY },
  });
  await writeDocument(`${order}/events/1-cancel`, {
    by: 'shopper',
    what: 'Order cancelled',
    note: WORD,
  });
  await writeDocument(`${order}/events/2-return`, {
    by: 'shopper',
    what: 'Return requested',
    note: WORD,
  });
  await writeDocument(`${order}/events/claimed-3`, {
    by: uid,
    what: 'Added to an account',
    note: '',
  });
  await writeDocument(`${order}/events/4-ship`, { by: 'staff', what: 'Sent', note: 'Hamsa HMS1' });
  await writeDocument(refund, {
    orderId: `w-${uid}`,
    amount: 5,
    initiatedFrom: 'return',
    note: WORD,
  });
  await writeDocument(sentBack, { uid, state: 'refunded', reason: WORD, answer: `Dear ${WORD}` });
  await writeDocument(quote, {
    uid,
    state: 'closed',
    quantity: 80,
    companyName: WORD,
    contactPerson: WORD,
    requirements: `Bowls for ${WORD}`,
    additionalInfo: WORD,
  });
  await writeDocument(`${quote}/versions/1`, {
    version: 1,
    buyer: { name: WORD, gstin: COMPANY.gstin },
  });
  await writeDocument(`${quote}/messages/m1`, {
    from: 'buyer',
    by: uid,
    text: WORD,
    files: [`q/${uid}/a`],
  });
  await writeDocument(`${quote}/messages/m2`, { from: 'shop', by: 'staff', text: `Dear ${WORD}` });
  return { person, paths };
}

test('removes personal data from orders, quotes and their subcollections', async () => {
  const { person, paths } = await createPersonWithTexts();
  const { uid } = person;
  expect((await close(person)).status).toBe(200);
  await expectErased(paths, person);
  expect(await read(`orders/w-${uid}/events/claimed-3`)).toMatchObject({ by: 'shopper' });
  expect(await read(`orders/w-${uid}/events/4-ship`)).toMatchObject({ note: 'Hamsa HMS1' });
  expect(await read(`refunds/w-${uid}`)).toMatchObject({ amount: 5 });
  expect(await read(`quotes/w-${uid}`)).toMatchObject({ state: 'closed', quantity: 80 });
  expect(await read(`quotes/w-${uid}/messages/m2`)).toMatchObject({ by: 'staff', text: '' });
});

test('keeps payment notes of staff without the personal data in them', async () => {
  const person = await signUp('customer');
  const { uid } = person;
  const orderId = `m-${uid}`;
  await writeDocument(`orders/${orderId}`, {
    uid,
    number: 'KG-00000001',
    state: 'cancelled',
    customer,
  });
  const refund = { orderId, initiatedFrom: 'admin', note: 'Two pieces were torn.' };
  await writeDocument(`refunds/m-${uid}`, refund);
  await writeDocument(`bankTransfers/in-${uid}`, { uid, orderId, note: 'Over the counter' });
  await writeDocument(`bankTransfers/out-${uid}`, { uid, orderId, direction: 'out', note: WORD });
  await close(person);
  expect(await read(`refunds/m-${uid}`)).toEqual(refund);
  expect(await read(`bankTransfers/in-${uid}`)).toMatchObject({ note: 'Over the counter' });
  expect(await read(`bankTransfers/out-${uid}`)).toMatchObject({ uid: null, note: '' });
});

test('keeps the GST number of a sale until the invoice has it', async () => {
  const person = await signUp('b2b_buyer');
  const { uid } = person;
  const sale = { uid, state: 'delivered', customer: { ...customer, ...COMPANY } };
  const payment = { captured: 5_000, refunded: 0 };
  const orders = {
    invoiced: { ...sale, payment, number: 'KG-00000002', invoiceNumber: 'KG/2627/000002' },
    waiting: { ...sale, payment, number: 'KG-00000003' },
    refunded: { ...sale, payment: { captured: 5_000, refunded: 5_000 }, number: 'KG-00000004' },
  };
  for (const [name, order] of Object.entries(orders))
    await writeDocument(`orders/${name}-${uid}`, order);
  await writeDocument(`invoices/g-${uid}`, {
    uid,
    buyer: { name: COMPANY.companyName, ...COMPANY },
  });
  await close(person);
  for (const name of ['invoiced', 'refunded']) {
    const { customer: left } = await read(`orders/${name}-${uid}`);
    expect(left, name).not.toHaveProperty('gstin');
    expect(left, name).not.toHaveProperty('companyName');
  }
  expect((await read(`orders/waiting-${uid}`)).customer).toMatchObject(COMPANY);
  expect((await read(`invoices/g-${uid}`)).buyer).toMatchObject(COMPANY);
});

const guest = (email: string): Order['customer'] => ({
  ...asha,
  name: WORD,
  email,
  address: { ...asha.address, line1: WORD, line2: '', country: 'India' },
});

async function createGuestData(email: string, uid: string): Promise<string[]> {
  const { id } = await paidOrder({
    state: 'delivered',
    customer: guest(email),
  });
  await writeDocument(`orders/${id}/events/1-details`, { by: 'shopper', note: WORD });
  await writeDocument(`creditNotes/guest-${uid}`, { uid: null, orderId: id });
  await writeDocument(`tickets/guest-${uid}`, {
    uid: null,
    name: WORD,
    email,
    phone: '1',
    message: WORD,
  });
  return [`orders/${id}`, `tickets/guest-${uid}`, `creditNotes/guest-${uid}`];
}

test('erases guest orders and messages of the same verified email', async () => {
  const person = await signUp('customer');
  const paths = await createGuestData(person.email, person.uid);
  const { body } = await shop.get('/account/export', { token: person.token });
  expect(body).toMatchObject({
    orders: [{ customer: { name: WORD } }],
    creditNotes: [{ id: `guest-${person.uid}` }],
    tickets: [{ message: WORD }],
  });
  expect((await close(person)).status).toBe(200);
  await expectErased(paths, person);
});

test('keeps an account open while a guest order is in transit', async () => {
  const person = await signUp('customer');
  const { id } = await paidOrder({
    state: 'shipped',
    customer: guest(person.email),
  });
  expect(await close(person)).toMatchObject({ status: 409, body: { code: 'open_order' } });
  expect(await exists(`users/${person.uid}`)).toBe(true);
  expect((await read(`orders/${id}`)).customer).toMatchObject({ name: WORD });
});

test('keeps a ticket that another user sent with this email', async () => {
  const [person, other] = [await signUp('customer'), await signUp('customer')];
  const ticket = { uid: other.uid, name: WORD, email: person.email, message: WORD };
  await writeDocument(`tickets/other-${person.uid}`, ticket);
  await close(person);
  expect(await read(`tickets/other-${person.uid}`)).toEqual(ticket);
});
