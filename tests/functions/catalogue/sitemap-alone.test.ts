import { randomUUID } from 'node:crypto';

import { beforeAll, expect, test } from 'vitest';

import { db, stockProduct } from '../ledger-fixtures.ts';
import { isolatedShop } from '../isolated-shop.ts';

const shop = isolatedShop();
const listed = () => shop.page('/sitemap.xml');
const newSlug = () => `listed-${randomUUID()}`;
const open = newSlug();
const hidden = [newSlug(), newSlug()] as const;
beforeAll(async () => {
  await stockProduct({ slug: open });
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
  expect(products).toHaveLength(shown.length);
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

test('caches for an hour for any address', async () => {
  const later = newSlug();
  const before = await listed();
  await stockProduct({ slug: later });
  shop.passMinutes(59);
  expect(await shop.page('/sitemap.xml?n=1')).toBe(before);
  shop.passMinutes(1);
  expect(await listed()).toContain(`/products/${later}</loc>`);
});
