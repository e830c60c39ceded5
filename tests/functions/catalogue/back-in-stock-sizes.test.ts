import { randomUUID } from 'node:crypto';

import { FieldValue } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';

import type { LineOptions } from '@kargha/domain/shopping/line-options';
import { PLAIN_COMBINATION } from '@kargha/domain/testing/plain-product';

import { fromAnywhere } from '../checkout-fixtures.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { db, eventually, stockKurta, stockProduct } from '../ledger-fixtures.ts';
import { isolateShop } from '../isolated-database.ts';

isolateShop();

const shop = isolatedShop();

const askFor = (productId: string, options: LineOptions | undefined, email: string) =>
  shop.post('/stock-notices', { productId, options, email }, fromAnywhere());

const addressOf = (name: string) => `${name}.${randomUUID()}@mail.example`;

async function emailsTo(address: string): Promise<string[]> {
  const all = await db().collection('mail').where('to', 'array-contains', address).get();
  return all.docs.map((record) => record.get('message.text') as string);
}

test('who waits for a size is emailed when that size is back, not another one', async () => {
  const id = await stockKurta({ M: 0, L: 0 });
  const email = addressOf('zoya');
  const other = addressOf('lata');
  expect((await askFor(id, { Size: 'M' }, email)).status).toBe(200);
  expect((await askFor(id, { Size: 'L' }, other)).status).toBe(200);
  expect((await askFor(id, { Size: 'L' }, email)).status).toBe(200);
  await db().doc(`products/${id}`).update({ quantity: 2, 'combinations.v2.quantity': 2 });
  await eventually(async () => (await emailsTo(other)).length === 1);
  await eventually(async () => (await emailsTo(email)).length === 1);
  expect((await emailsTo(email))[0]).toContain('Test kurta (Size: L)');
  expect((await askFor(id, { Size: 'L' }, other)).body.code).toBe('in_stock');
  await db().doc(`products/${id}`).update({ quantity: 5, 'combinations.v1.quantity': 3 });
  await eventually(async () => (await emailsTo(email)).length === 2);
  expect(await emailsTo(other)).toHaveLength(1);
});

test('each size emails its own subscribers as its stock allows, and any size those who named none', async () => {
  const id = await stockKurta({ M: 0, L: 0 });
  const forM = Array.from({ length: 4 }, (_, place) => addressOf(`m${place}`));
  const any = addressOf('any');
  for (const email of forM) {
    expect((await askFor(id, { Size: 'M' }, email)).status).toBe(200);
    shop.passMinutes(1);
  }
  expect((await askFor(id, undefined, any)).status).toBe(200);
  await db().doc(`products/${id}`).update({ quantity: 1, 'combinations.v1.quantity': 1 });
  await eventually(async () => (await emailsTo(any)).length === 1);
  await eventually(async () => (await emailsTo(forM[2] ?? '')).length === 1);
  expect(await emailsTo(forM[3] ?? '')).toEqual([]);
});

test('requests from before a product had sizes are emailed when one of its sizes is there', async () => {
  const id = await stockProduct({ quantity: 0 });
  const email = addressOf('asha');
  expect((await askFor(id, undefined, email)).status).toBe(200);
  const [request] = (await db().collection('stockNotices').where('productId', '==', id).get()).docs;
  await request?.ref.update({ options: FieldValue.delete() });
  const combinations = { v1: { ...PLAIN_COMBINATION, options: { Size: 'M' }, quantity: 0 } };
  const variants = [{ id: 'size', name: 'Size', values: ['M'] }];
  await db().doc(`products/${id}`).update({ variants, combinations });
  await eventually(async () => (await request?.ref.get())?.get('options') !== undefined);
  await db().doc(`products/${id}`).update({ quantity: 1, 'combinations.v1.quantity': 1 });
  await eventually(async () => (await emailsTo(email)).length === 1);
});
