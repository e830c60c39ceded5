import { randomUUID } from 'node:crypto';

import { beforeAll, expect, test } from 'vitest';

import { collectionDocuments } from '../../../sample-shop/seed/content/collections.ts';
import { storyDocuments } from '../../../sample-shop/seed/content/stories.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { db, stockKurta, stockProduct } from '../ledger-fixtures.ts';

isolateDatabase();
const shop = isolatedShop();
const listed = () => shop.page('/sitemap.xml');
const PICTURE = { path: 'products/listed/drape', alt: '', color: '#aabbcc', width: 4, height: 5 };
const newSlug = () => `listed-${randomUUID()}`;
const open = newSlug();
const hidden = [newSlug(), newSlug()] as const;
beforeAll(async () => {
  for (const { path, data } of [...collectionDocuments(), ...storyDocuments()]) {
    await db().doc(path).set(data);
  }
  await stockProduct({ slug: open });
  await stockProduct({ slug: newSlug(), pictures: [PICTURE] });
  await stockKurta({ M: 1, L: 1 }, { slug: newSlug(), pictures: [PICTURE] });
  await stockProduct({ slug: hidden[0], status: 'draft' });
  await stockProduct({ slug: hidden[1], restricted: true, accessCodeId: 'school' });
});

async function idsWhere(collection: string, fields: Record<string, unknown>): Promise<string[]> {
  const all: FirebaseFirestore.Query = db().collection(collection);
  const open = Object.entries(fields).reduce(
    (query, one) => query.where(one[0], '==', one[1]),
    all,
  );
  return (await open.get()).docs.map(({ id }) => id);
}

test('lists every public address and no other', async () => {
  const text = await listed();
  const products = text.match(/<loc>[^<]*\/products\/[^<]+<\/loc>/g) ?? [];
  const [shown, collections, stories] = await Promise.all([
    idsWhere('products', { status: 'active', restricted: false }),
    idsWhere('collections', { published: true }),
    idsWhere('stories', { status: 'published' }),
  ]);
  const hindi = products.filter((address) => address.includes('/hi/'));
  expect(hindi).toHaveLength(shown.length);
  expect(products).toHaveLength(2 * shown.length);
  expect(Math.min(collections.length, stories.length)).toBeGreaterThan(0);
  const byHand = [
    ...collections.map((id) => `/collections/${id}`),
    ...stories.map((id) => `/stories/${id}`),
  ];
  for (const path of ['/policies', `/products/${open}`, ...byHand]) {
    expect(text).toContain(`${path}</loc>`);
  }
  for (const slug of hidden) expect(text).not.toContain(slug);
  expect(text).not.toMatch(/\/(?:admin|checkout|orders)/);
});

test('the product feed has every public product with a picture at the price that checkout charges', async () => {
  const items = (await shop.page('/feeds/products.xml')).split('<item>').slice(1);
  const shown = await db()
    .collection('products')
    .where('status', '==', 'active')
    .where('restricted', '==', false)
    .get();
  const pictured = shown.docs.filter((one) => (one.get('pictures') as unknown[]).length > 0);
  const links = items.map((item) => /<g:link>[^<]*\/products\/([^<]+)<\/g:link>/.exec(item)?.[1]);
  expect(new Set(links)).toEqual(new Set(pictured.map((one) => one.get('slug') as string)));
  expect(items.length).toBeGreaterThan(pictured.length);
  for (const item of items) {
    expect(item).toMatch(/<g:(?:sale_)?price>[1-9]\d*\.\d\d INR<\/g:(?:sale_)?price>/);
  }
});

test('caches for an hour for any address', async () => {
  const later = newSlug();
  const before = await listed();
  await stockProduct({ slug: later });
  shop.passMinutes(59);
  expect(await shop.page('/sitemap.xml?n=1')).toBe(before);
  shop.passMinutes(1);
  expect(await listed()).toContain(`/products/${later}</loc>`);
});
