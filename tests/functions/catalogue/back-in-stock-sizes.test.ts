import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { fromAnywhere } from '../checkout-fixtures.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { db, eventually, stockKurta } from '../ledger-fixtures.ts';

const shop = isolatedShop();

async function emailsTo(address: string): Promise<string[]> {
  const all = await db().collection('mail').where('to', 'array-contains', address).get();
  return all.docs.map((record) => record.get('message.text') as string);
}

test('who waits for a size is emailed when that size is back, not another one', async () => {
  const id = await stockKurta({ M: 0, L: 0 });
  const askFor = (Size: string, address: string) =>
    shop.post(
      '/stock-notices',
      { productId: id, options: { Size }, email: address },
      fromAnywhere(),
    );
  const email = `zoya.${randomUUID()}@mail.example`;
  const other = `lata.${randomUUID()}@mail.example`;
  expect((await askFor('M', email)).status).toBe(200);
  expect((await askFor('L', other)).status).toBe(200);
  expect((await askFor('L', email)).status).toBe(200);
  await db().doc(`products/${id}`).update({ quantity: 2, 'combinations.v2.quantity': 2 });
  await eventually(async () => (await emailsTo(other)).length === 1);
  await eventually(async () => (await emailsTo(email)).length === 1);
  expect((await emailsTo(email))[0]).toContain('Test kurta (Size: L)');
  expect((await askFor('L', other)).body.code).toBe('in_stock');
  await db().doc(`products/${id}`).update({ quantity: 5, 'combinations.v1.quantity': 3 });
  await eventually(async () => (await emailsTo(email)).length === 2);
  expect(await emailsTo(other)).toHaveLength(1);
});
