import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { originSlug } from '@kargha/domain/catalogue/origin-address';

import { updateCatalogueIndex } from '../../../functions/src/catalogue/catalogue-index/update-catalogue-index.ts';
import { readProduct } from '../../../functions/src/records/product-record.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { db, stockProduct } from '../ledger-fixtures.ts';
import { signUp } from '../sample-people.ts';

isolateDatabase();
const shop = isolatedShop();
const admin = createBeforeAll(() => signUp('admin'));
const finance = createBeforeAll(() => signUp('admin', { staffRoles: ['finance'] }));

const newMaker = () => `Makers ${randomUUID().slice(0, 8)}`;

/** Writes the product and its index entry, as the trigger does. */
async function createProduct(artisan: string, fields: object = {}): Promise<string> {
  const provenance = { artisan, cluster: 'Bhuj', state: 'Gujarat', craft: 'Ikat' };
  const productId = await stockProduct({ provenance, ...fields } as object);
  const after = readProduct(await db().doc(`products/${productId}`).get());
  await updateCatalogueIndex({ productId, before: null, after, version: Date.now() * 1000 });
  shop.passMinutes(2);
  return productId;
}

const pathOf = (artisan: string) => `/origins/artisan/${originSlug(artisan)}`;

test('a maker has a page with the public products that name it, its place and its weave', async () => {
  const artisan = newMaker();
  const [id] = [
    await createProduct(artisan),
    await createProduct(artisan, { status: 'draft' }),
    await createProduct(artisan, { restricted: true, accessCodeId: 'school' }),
  ];
  const { status, body } = await shop.get(pathOf(artisan));
  expect(status).toBe(200);
  expect(body.origin).toMatchObject({ name: artisan, productIds: [id], text: '' });
  expect(body.origin).toMatchObject({
    related: [
      { kind: 'cluster', slug: 'bhuj', products: 1 },
      { kind: 'weave', slug: 'ikat', products: 1 },
    ],
  });
  const place = await shop.get('/origins/cluster/bhuj');
  expect((place.body.origin as { productIds: string[] }).productIds).toContain(id);
});

test('each kind has a list of what public products name, with the picture of the newest', async () => {
  const artisan = newMaker();
  const picture = { path: 'products/p/front', alt: 'Shawl', color: '#802030', width: 4, height: 5 };
  await createProduct(artisan, { createdAt: new Date('2026-01-01'), pictures: [] });
  await createProduct(artisan, { createdAt: new Date('2026-02-01'), pictures: [picture] });
  await createProduct(newMaker(), { status: 'draft' });
  const { body } = await shop.get('/origins/artisan');
  const origins = body.origins as { slug: string }[];
  expect(origins.filter(({ slug }) => slug === originSlug(artisan))).toEqual([
    { slug: originSlug(artisan), name: artisan, products: 2, picture },
  ]);
  expect((await shop.get('/origins/loom')).status).toBe(404);
});

test('the sitemap and the filters know makers and places', async () => {
  const artisan = newMaker();
  await createProduct(artisan);
  const sitemap = await shop.page('/sitemap.xml');
  expect(sitemap).toContain(`/artisans/${originSlug(artisan)}<`);
  expect(sitemap).toContain(`/hi/clusters/bhuj<`);
  expect(sitemap).toContain('/weaves<');
});

test('staff describe a maker; an edit of what someone else has changed is refused', async () => {
  const artisan = newMaker();
  await createProduct(artisan);
  const words = { nameHindi: 'कारीगर', text: 'They dye with madder.', textHindi: 'लाल रंग।' };
  const change = (token: string) => shop.put(pathOf(artisan), { revision: 0, ...words }, { token });
  expect((await change(finance.token)).status).toBe(403);
  expect((await change(admin.token)).body.origin).toMatchObject({ ...words, revision: 1 });
  expect((await change(admin.token)).body.code).toBe('stale');
  expect((await shop.get(pathOf(artisan))).body.origin).toMatchObject(words);
  const list = await shop.get(`/origins?search=${artisan}`, { token: admin.token });
  expect(list.body.rows).toMatchObject([{ name: artisan, hasText: true, products: 1 }]);
});

test('there is no page for what no public product names', async () => {
  for (const path of ['artisan/unknown-maker', 'loom/bhuj', 'artisan/..%2Fbhuj', 'cluster/कच्छ']) {
    expect((await shop.get(`/origins/${path}`)).status, path).toBe(404);
  }
  const unknown = { revision: 0, nameHindi: '', text: 'x', textHindi: '' };
  const answer = await shop.put('/origins/artisan/unknown-maker', unknown, { token: admin.token });
  expect(answer.status).toBe(404);
});
