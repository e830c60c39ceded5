import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { updateCatalogueIndex } from '../../../functions/src/catalogue/catalogue-index/update-catalogue-index.ts';
import { readProduct } from '../../../functions/src/records/product-record.ts';
import { db, stockProduct } from '../ledger-fixtures.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp } from '../sample-people.ts';
import { concurrently } from '../concurrent-calls.ts';

isolateDatabase();
const shop = isolatedShop();
const admin = createBeforeAll(() => signUp('admin'));

const asAdmin = () => ({ token: admin.token });
const wish = (fields: object = {}) => ({
  slug: `test-${randomUUID()}`.slice(0, 50),
  title: 'Test collection',
  description: 'For a test',
  kind: 'manual',
  published: true,
  ...fields,
});
const create = (fields: object = {}) => shop.post('/collections', wish(fields), asAdmin());

async function created(fields: object = {}): Promise<{ slug: string; revision: number }> {
  const { status, body } = await create(fields);
  expect(status).toBe(200);
  return body.collection as { slug: string; revision: number };
}

/** Writes the product and its index entry, as the trigger does. */
async function createProduct(fields: object): Promise<string> {
  const productId = await stockProduct(fields);
  const after = readProduct(await db().doc(`products/${productId}`).get());
  await updateCatalogueIndex({ productId, before: null, after, version: Date.now() * 1000 });
  return productId;
}

async function shown(slug: string): Promise<string[]> {
  shop.passMinutes(1);
  const { status, body } = await shop.get(`/collections/${slug}`);
  expect(status).toBe(200);
  return (body.collection as { productIds: string[] }).productIds;
}

test('lists the public products of a manual collection in order', async () => {
  const [one, two, hidden] = await Promise.all([
    createProduct({}),
    createProduct({}),
    createProduct({ status: 'draft' }),
  ]);
  const { slug } = await created({ productIds: [two, hidden, one] });
  expect(await shown(slug)).toEqual([two, one]);
});

test('returns both names of a collection with a Hindi name', async () => {
  const hindi = { titleHindi: 'शादी का संदूक', descriptionHindi: 'एक परीक्षण के लिए' };
  const { slug } = await created(hindi);
  expect((await shop.get(`/collections/${slug}`)).body.collection).toMatchObject({
    title: 'Test collection',
    ...hindi,
  });
  const plain = await created();
  const { body } = await shop.get(`/collections/${plain.slug}`);
  expect(body.collection).toMatchObject({ titleHindi: '', descriptionHindi: '' });
});

test('reads the index at most once in half a minute', async () => {
  const first = await createProduct({});
  const { slug } = await created({ productIds: [first] });
  expect(await shown(slug)).toEqual([first]);
  const second = await createProduct({});
  const other = await created({ productIds: [second] });
  const members = async () => (await shop.get(`/collections/${other.slug}`)).body.collection;
  expect(await members()).toMatchObject({ productIds: [] });
  shop.passMinutes(1);
  expect(await members()).toMatchObject({ productIds: [second] });
});

test('applies a rule to the current products', async () => {
  const word = `w${randomUUID().replaceAll('-', '')}`;
  const productId = await createProduct({ tags: [word], price: 900 });
  await createProduct({ tags: [word], price: 1500 });
  const conditions = [
    { field: 'tag', value: word },
    { field: 'price-below', value: '1000' },
  ];
  const { slug } = await created({ kind: 'rule', conditions });
  expect(await shown(slug)).toEqual([productId]);

  const before = readProduct(await db().doc(`products/${productId}`).get());
  await db().doc(`products/${productId}`).update({ price: 1100 });
  const after = readProduct(await db().doc(`products/${productId}`).get());
  await updateCatalogueIndex({ productId, before, after, version: (Date.now() + 1000) * 1000 });
  expect(await shown(slug)).toEqual([]);
});

test('shows unpublished collections to staff only', async () => {
  const { slug } = await created({ published: false });
  expect((await shop.get(`/collections/${slug}`)).status).toBe(404);
  expect(
    (await shop.get(`/collections/${slug}/settings`, asAdmin())).body.collection,
  ).toMatchObject({ slug, title: 'Test collection', published: false });
});

test('rejects the second of two concurrent edits', async () => {
  const { slug } = await created();
  const change = (title: string) => {
    const { slug: _slug, ...fields } = wish({ title });
    return shop.put(`/collections/${slug}`, { ...fields, revision: 0 }, asAdmin());
  };
  const answers = await concurrently(10, (at) => change(`Title ${at}`));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { status, body } of answers) {
    if (status !== 200) expect([status, body.code]).toEqual([409, 'stale']);
  }
  const rows = await db().collection('audit').where('target', '==', `collections/${slug}`).get();
  expect(rows.docs.map((row) => row.get('action') as string).sort()).toEqual([
    'collection.change',
    'collection.create',
  ]);
});

test('keeps slugs unique and frees the slug of a deleted collection', async () => {
  const { slug } = await created();
  expect((await create({ slug })).body).toMatchObject({
    code: 'taken',
    error: 'Another collection already has this address.',
  });
  expect((await shop.delete(`/collections/${slug}`, asAdmin())).status).toBe(200);
  expect((await shop.get(`/collections/${slug}`)).status).toBe(404);
  expect((await create({ slug })).status).toBe(200);
});

test('lists how many products each collection contains', async () => {
  const productId = await createProduct({});
  const { slug } = await created({ title: '! first of all', productIds: [productId] });
  const { body } = await shop.get('/collections', asAdmin());
  expect(body.rows).toContainEqual(
    expect.objectContaining({ slug, kind: 'manual', published: true, products: 1 }),
  );
  await shop.delete(`/collections/${slug}`, asAdmin());
});

test('lets only staff change collections', async () => {
  const { slug } = await created();
  for (const options of [{}, { token: (await signUp('customer')).token }]) {
    const answers = [
      await shop.get('/collections', options),
      await shop.get(`/collections/${slug}/settings`, options),
      await shop.post('/collections', wish(), options),
      await shop.put(`/collections/${slug}`, wish(), options),
      await shop.delete(`/collections/${slug}`, options),
    ];
    const expected = 'token' in options ? 403 : 401;
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => expected));
  }
  expect((await shop.get(`/collections/${slug}`)).status).toBe(200);
});
