import { expect, test } from 'vitest';

import { books, expectBooksToAddUp, stockOf, stockProduct } from './books.ts';
import { checkoutOf, open } from './checkout.ts';
import { ownShop } from './own-shop.ts';
import { signUp } from './people.ts';

const staff = signUp('admin');
const shop = ownShop();

async function edit(id: string, changes: object) {
  const { token } = await staff;
  return shop.put(`/products/${id}`, changes, { token });
}

async function seenAt(id: string): Promise<string> {
  const { token } = await staff;
  const { body } = await shop.get(`/products/${id}`, { token });
  return (body.product as { updatedAt: string }).updatedAt;
}

test('of twenty people who edit what they all have open, one saves; the others lose nothing and are told', async () => {
  const id = await stockProduct();
  await edit(id, { title: 'First' });
  const seen = await seenAt(id);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_one, index) => edit(id, { title: `T${index}`, seenAt: seen })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { status, body } of answers) {
    if (status !== 200) expect(body).toMatchObject({ success: false, code: 'stale' });
  }
});

test('a change of stock counts from the number that was shown: what was sold meanwhile stays sold', async () => {
  const id = await stockProduct({ price: 1800, quantity: 8 });
  await open(shop, checkoutOf({ productId: id, quantity: 3, price: 1800 }));
  expect((await edit(id, { quantity: 10, seenQuantity: 8 })).status).toBe(200);
  expect(await stockOf(id)).toEqual({ quantity: 7, committed: 3 });
  await expectBooksToAddUp(id);
});

test('a stock is never set below nothing', async () => {
  const id = await stockProduct({ price: 1800, quantity: 4 });
  await open(shop, checkoutOf({ productId: id, quantity: 4, price: 1800 }));
  expect((await edit(id, { quantity: 1, seenQuantity: 4 })).status).toBe(200);
  expect(await stockOf(id)).toEqual({ quantity: 0, committed: 4 });
  await expectBooksToAddUp(id);
});

test('what staff sort by is kept: type, vendor, tags, channels, markets', async () => {
  const id = await stockProduct();
  const kept = {
    productType: 'Saree',
    vendor: 'Weavers of Maheshwar',
    tags: ['wedding'],
    salesChannels: ['online-store', 'point-of-sale'],
    markets: ['india'],
  };
  expect((await edit(id, kept)).status).toBe(200);
  expect((await books().doc(`products/${id}`).get()).data()).toMatchObject(kept);
  expect(await edit(id, { markets: ['mars'] })).toMatchObject({ status: 400 });
});
