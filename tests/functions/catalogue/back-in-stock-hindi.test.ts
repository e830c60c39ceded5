import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { db, eventually, stockProduct } from '../ledger-fixtures.ts';
import { fromAnywhere } from '../checkout-fixtures.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { isolateShop } from '../isolated-database.ts';

isolateShop();

const shop = isolatedShop();

test('writes in Hindi to a subscriber who read the shop in Hindi', async () => {
  const email = `zoya.${randomUUID()}@mail.example`;
  const titles = { title: 'Dupatta', titleHindi: 'नीला दुपट्टा' };
  const productId = await stockProduct({ quantity: 0, slug: 'indigo-dupatta', ...titles });
  const ask = (language: string) =>
    shop.post('/stock-notices', { productId, email, language }, fromAnywhere());
  expect((await ask('fr')).status).toBe(400);
  expect((await ask('hi')).status).toBe(200);
  await db().doc(`products/${productId}`).update({ quantity: 1 });

  const emails = db().collection('mail').where('to', 'array-contains', email);
  await eventually(async () => (await emails.get()).size === 1);
  const text = String((await emails.get()).docs[0]!.get('message.text'));
  expect(text).toContain('नीला दुपट्टा');
  expect(text).toContain('/hi/products/indigo-dupatta');
  expect(text).not.toContain('Dupatta');
});
