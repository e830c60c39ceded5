import { expect, test } from 'vitest';

import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { db } from '../ledger-fixtures.ts';
import { signUp } from '../sample-people.ts';

isolateDatabase();
const shop = isolatedShop();

const form = {
  title: 'Mangalagiri cotton saree',
  description: 'A plain body with a nizam border.',
  category: 'women',
  productCollection: 'saree',
  price: 2450,
};

test('stores Hindi texts, finds the product by them, and limits their length', async () => {
  const { token } = await signUp('admin');
  const word = `साड़ी${Date.now().toString(36)}`;
  const hindi = { titleHindi: `मंगलगिरि ${word}`, descriptionHindi: 'निज़ाम किनारी।' };
  const created = await shop.post('/products', { ...form, ...hindi }, { token });
  expect(created.body.product).toMatchObject(hindi);
  const { _id: id } = created.body.product as { _id: string };
  const found = async (search: string) => {
    const { body } = await shop.get(`/products?limit=100&search=${encodeURIComponent(search)}`);
    return (body.products as { _id: string }[]).map(({ _id }) => _id);
  };
  expect(await found(`मंगल ${word}`)).toEqual([id]);

  const put = (changes: object) => shop.put(`/products/${id}`, changes, { token });
  const refused = await put({ titleHindi: 'क'.repeat(151) });
  expect(refused.status).toBe(400);
  expect(refused.body.details).toHaveProperty('titleHindi');
  expect((await put({ titleHindi: '' })).body.product).toMatchObject({ titleHindi: '' });
  expect(await found(word)).toEqual([]);
  const stored = await db().doc(`products/${id}`).get();
  expect(stored.get('descriptionHindi')).toBe(hindi.descriptionHindi);
});
