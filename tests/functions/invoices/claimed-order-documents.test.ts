import { expect, test } from 'vitest';

import { issueInvoice } from '../../../functions/src/documents/invoices/issue-invoice.ts';
import { db, orderOf } from '../ledger-fixtures.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { placeOrder } from '../staff-orders.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp, type Person } from '../sample-people.ts';
import { writeDocument } from '../person-with-data.ts';

isolateDatabase();

const SERIES_COLLECTIONS = ['creditNotes', 'receiptVouchers', 'refundVouchers', 'bankTransfers'];

const shop = isolatedShop();
const stranger = createBeforeAll(() => signUp('customer'));

const claim = ({ token }: Person) => shop.post('/orders/claim', {}, { token });
const read = async (path: string) => (await db().doc(path).get()).data() ?? {};
const idOf = (number: string) => number.replaceAll('/', '-');

async function pdfFor({ token }: Person, number: string): Promise<number> {
  return (await shop.download(`/invoices/${idOf(number)}/pdf`, { token })).status;
}

test('gives the claimer, and no one else, the order’s documents', async () => {
  const owner = await signUp('customer');
  const { orderId } = await placeOrder(shop, { email: owner.email });
  const { number, uid } = await issueInvoice(orderId, new Date());
  expect(uid).toBeNull();
  for (const name of SERIES_COLLECTIONS)
    await writeDocument(`${name}/claimed-${orderId}`, { uid: null, orderId });
  await writeDocument(`creditNotes/other-${orderId}`, { uid: null, orderId: `other-${orderId}` });
  expect(await pdfFor(owner, number)).toBe(404);

  const answers = await Promise.all(Array.from({ length: 5 }, () => claim(owner)));
  expect(answers.reduce((sum, { body }) => sum + Number(body.claimed), 0)).toBe(1);

  expect((await orderOf(orderId)).uid).toBe(owner.uid);
  expect((await read(`invoices/${idOf(number)}`)).uid).toBe(owner.uid);
  for (const name of SERIES_COLLECTIONS) {
    expect(await read(`${name}/claimed-${orderId}`), name).toEqual({ uid: owner.uid, orderId });
  }
  expect((await read(`creditNotes/other-${orderId}`)).uid).toBeNull();
  expect(await pdfFor(owner, number)).toBe(200);
  expect(await pdfFor(stranger, number)).toBe(404);
});

test('changes only the owner of a document, once', async () => {
  const owner = await signUp('customer');
  const { orderId } = await placeOrder(shop, { email: owner.email });
  const { number } = await issueInvoice(orderId, new Date());
  const before = await read(`invoices/${idOf(number)}`);
  await claim(owner);
  expect(await read(`invoices/${idOf(number)}`)).toEqual({ ...before, uid: owner.uid });
  expect((await claim(owner)).body).toMatchObject({ claimed: 0 });
  expect((await claim(stranger)).body).toMatchObject({ claimed: 0 });
  expect((await read(`invoices/${idOf(number)}`)).uid).toBe(owner.uid);
});

test('gives documents issued after the claim to the same person', async () => {
  const owner = await signUp('customer');
  const { orderId } = await placeOrder(shop, { email: owner.email });
  await claim(owner);
  const { number, uid } = await issueInvoice(orderId, new Date());
  expect(uid).toBe(owner.uid);
  expect(await pdfFor(owner, number)).toBe(200);
});
