import { randomUUID } from 'node:crypto';

import { getStorage } from 'firebase-admin/storage';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { expireDocuments } from '../../../functions/src/account/retention/expire-documents.ts';
import { db } from '../ledger-fixtures.ts';
import { clearIsolatedDatabase, openIsolatedDatabase } from '../isolated-database.ts';

/** The first night of a financial year: documents issued up to 31 March 2019 are eight full financial years old. */
const NOW = new Date('2027-03-31T22:40:00Z');
const LAST = new Date('2019-03-31T18:29:00Z');
const FIRST_KEPT = new Date('2019-03-31T18:30:00Z');

beforeAll(openIsolatedDatabase);
beforeEach(clearIsolatedDatabase);
afterEach(() => vi.unstubAllEnvs());
afterAll(clearIsolatedDatabase);

async function write(collection: string, fields: object): Promise<string> {
  const path = `${collection}/${randomUUID()}`;
  await db().doc(path).set(fields);
  return path;
}

const read = async (path: string) => (await db().doc(path).get()).data();
const file = (path: string) => getStorage().bucket().file(path);

const customer = {
  name: 'Zoya Ansari',
  email: 'zoya@mail.example',
  phone: '9876543210',
  address: { line1: '17 Kharghuli Road', line2: '', city: 'Guwahati', pincode: '781001' },
};
const order = (createdAt: Date) => ({
  ...{ uid: 'zoya', state: 'delivered', invoiceNumber: 'KG/1819/000001', customer, createdAt },
  payment: { captured: 180_000, refunded: 0 },
  totals: { total: 180_000 },
});

test('deletes documents with their files the night after their eighth full financial year', async () => {
  const series = ['invoices', 'creditNotes', 'receiptVouchers', 'refundVouchers'];
  const expiredDocuments = await Promise.all(
    series.map((collectionName) => write(collectionName, { issuedAt: LAST })),
  );
  const keptDocuments = await Promise.all(
    series.map((collectionName) => write(collectionName, { issuedAt: FIRST_KEPT })),
  );
  const files = {
    gone: ['invoices/guests/KG-1819-000001.pdf', 'invoices/closed-account/KC-1718-000007.pdf'],
    kept: ['invoices/zoya/KG-1920-000001.pdf', 'quotes/zoya/KG-1819-000001.pdf'],
  };
  for (const path of Object.values(files).flat()) await file(path).save('%PDF');

  expect(await expireDocuments(new Date(NOW.getTime() - 86_400_000))).toBe(0);
  expect(await expireDocuments(NOW)).toBe(expiredDocuments.length);
  for (const path of expiredDocuments) expect(await read(path), path).toBeUndefined();
  for (const path of keptDocuments) expect(await read(path), path).toBeDefined();
  for (const path of files.gone) expect((await file(path).exists())[0], path).toBe(false);
  for (const path of files.kept) expect((await file(path).exists())[0], path).toBe(true);
  expect(await expireDocuments(NOW)).toBe(0);
});

test('keeps sales and payments of those years in orders, returns and refunds without the buyer', async () => {
  const old = await write('orders', order(LAST));
  await db().doc(`${old}/events/asked`).set({ by: 'zoya', note: 'Zoya changed her mind' });
  const sentBack = await write('returns', {
    ...{ uid: 'zoya', customerName: 'Zoya Ansari', customerEmail: 'zoya@mail.example' },
    ...{ reason: 'Zoya', answer: '', photos: ['https://shop.example/x.jpg'], createdAt: LAST },
  });
  const photo = `returns/zoya/${sentBack.split('/')[1] ?? ''}/1.jpg`;
  await file(photo).save('x');
  const refund = await write('refunds', { note: 'Zoya asked', amount: 500, createdAt: LAST });
  const young = await write('orders', order(FIRST_KEPT));

  expect(await expireDocuments(NOW)).toBe(3);
  const kept = await read(old);
  expect(kept).toMatchObject({
    ...{ uid: null, state: 'delivered', totals: { total: 180_000 } },
    customer: { name: 'No longer kept', address: { city: 'Guwahati', pincode: '781001' } },
  });
  const words = [kept, await read(sentBack), await read(refund), await read(`${old}/events/asked`)];
  expect(JSON.stringify(words)).not.toMatch(/Zoya|zoya|9876543210|Kharghuli/);
  expect((await file(photo).exists())[0]).toBe(false);
  expect(await read(young)).toMatchObject({ uid: 'zoya', customer });
});

test("processes each year's orders once, the next year's a year later", async () => {
  const writer = db().bulkWriter();
  for (let place = 0; place < 210; place += 1) {
    void writer.set(db().doc(`orders/old-${place}`), order(new Date(LAST.getTime() - place)));
  }
  await writer.close();
  const next = await write('orders', order(FIRST_KEPT));
  expect(await expireDocuments(NOW)).toBe(210);
  expect(await expireDocuments(NOW)).toBe(0);
  expect(await read('orders/old-209')).toMatchObject({ uid: null });
  expect(await expireDocuments(new Date('2028-03-31T22:40:00Z'))).toBe(1);
  expect(await read(next)).toMatchObject({ uid: null });
});

test('deletes nothing while retention is suspended, as for an appeal', async () => {
  vi.stubEnv('OLD_PAPERS', 'keep');
  const invoice = await write('invoices', { issuedAt: LAST });
  const old = await write('orders', order(LAST));
  expect(await expireDocuments(NOW)).toBe(0);
  expect(await read(invoice)).toBeDefined();
  expect(await read(old)).toMatchObject({ customer });
});
