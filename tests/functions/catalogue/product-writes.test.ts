import { expect, test } from 'vitest';

import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { db, exists, expectStockToBalance, stockOf, stockProduct } from '../ledger-fixtures.ts';
import { checkoutOf, close, open } from '../checkout-fixtures.ts';
import { signUp } from '../sample-people.ts';

isolateDatabase();
const shop = isolatedShop();

const form = {
  title: 'Mangalagiri cotton saree',
  description: 'A plain body with a nizam border.',
  category: 'women',
  productCollection: 'saree',
  price: 2450,
  quantity: 4,
  sku: ' MG-1 ',
};

const REQUIRED = 'Please fill in all required fields: Title, Description, Category, and Collection';

interface Written {
  _id: string;
  images: string[];
}

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('lets only staff write, and rejects a demoted administrator at once', async () => {
  const productId = await stockProduct();
  const writes = (token?: string) => {
    const options = token === undefined ? {} : { token };
    return Promise.all([
      shop.post('/products', form, options),
      shop.put(`/products/${productId}`, { status: 'archived' }, options),
      shop.delete(`/products/${productId}`, options),
    ]);
  };
  for (const { status } of await writes()) expect(status).toBe(401);
  for (const role of ['customer', 'b2b_buyer'] as const) {
    const { token } = await signUp(role);
    for (const { status } of await writes(token)) expect(status).toBe(403);
  }
  const admin = await signUp('admin');
  await db().doc(`users/${admin.uid}`).update({ role: 'customer' });
  for (const { status } of await writes(admin.token)) expect(status).toBe(403);
  expect(await exists(`products/${productId}`)).toBe(true);
});

test('creates a product with defaults, slug, search words and the first ledger row', async () => {
  const { token } = await signUp('admin');
  const { status, body } = await shop.post(
    '/products',
    { ...form, _id: 'mine', committed: 99, soldScore: 5 },
    { token },
  );
  expect(status).toBe(200);
  const product = body.product as Written;
  expect(product).toMatchObject({
    title: form.title,
    sku: 'MG-1',
    hasSKU: true,
    status: 'active',
    quantity: 4,
    committed: 0,
    soldScore: 0,
    slug: expect.stringMatching(/^mangalagiri-cotton-saree-/),
  });
  expect(product._id).not.toBe('mine');
  await expectStockToBalance(product._id);
  const {
    committed: _promised,
    soldScore: _sold,
    cardPictures: _cards,
    ...shown
  } = body.product as Record<string, unknown>;
  expect((await shop.get(`/products/${product._id}`)).body.product).toEqual(shown);
  await open(shop, checkoutOf({ productId: product._id, quantity: 1, price: 2450 }));
});

test('sets the SKU flag from the SKU and ignores the request', async () => {
  const { token } = await signUp('admin');
  const { sku: _none, ...plain } = form;
  const created = await shop.post('/products', { ...plain, hasSKU: true }, { token });
  const { _id: id, ...product } = created.body.product as Written & { sku: string };
  expect(product).toMatchObject({ hasSKU: false, sku: '' });
  const put = async (changes: object) =>
    (await shop.put(`/products/${id}`, changes, { token })).body.product;
  expect(await put({ hasSKU: true })).toMatchObject({ hasSKU: false, sku: '' });
  expect(await put({ sku: ' MG-2 ', hasSKU: false })).toMatchObject({ hasSKU: true, sku: 'MG-2' });
  expect(await put({ sku: ' mg-3b ' })).toMatchObject({ hasSKU: true, sku: 'MG-3B' });
  expect(await put({ sku: 'MG-2' })).toMatchObject({ hasSKU: true, sku: 'MG-2' });
  expect(await put({ hasSKU: false })).toMatchObject({ hasSKU: true, sku: 'MG-2' });
  expect(await put({ sku: '', hasSKU: true })).toMatchObject({ hasSKU: false, sku: '' });
});

test('reports form errors by field and writes nothing', async () => {
  const { token } = await signUp('admin');
  const { status, body } = await shop.post(
    '/products',
    { ...form, title: ' ', price: 0 },
    { token },
  );
  expect(status).toBe(400);
  expect(body).toMatchObject({
    code: 'invalid',
    details: {
      title: REQUIRED,
      price: 'Price must be greater than 0',
    },
  });
});

test('saves a draft with a title only, and activates it once it is complete', async () => {
  const { token } = await signUp('admin');
  const draft = { title: 'Half a thought', status: 'draft' };
  const created = await shop.post('/products', draft, { token });
  expect(created).toMatchObject({ status: 200, body: { product: { ...draft, category: '' } } });
  const { _id: id } = created.body.product as Written;
  const put = (changes: object) => shop.put(`/products/${id}`, changes, { token });
  const lacking = {
    description: REQUIRED,
    category: REQUIRED,
    productCollection: REQUIRED,
    price: 'Price must be greater than 0',
  };
  expect(await put({ status: 'active' })).toMatchObject({
    status: 400,
    body: { code: 'invalid', error: `${REQUIRED}. ${lacking.price}.`, details: lacking },
  });
  expect((await put({ category: 'women', price: 900 })).status).toBe(200);
  expect((await put({ category: '', price: 0, status: 'archived' })).status).toBe(400);
  expect((await put({ status: 'archived' })).status).toBe(200);
  expect(await put({ status: 'active' })).toMatchObject({ status: 400, body: { error: REQUIRED } });
  const rest = { description: 'Woven.', productCollection: 'saree', status: 'active' };
  expect((await put(rest)).status).toBe(200);
  expect(await put({ price: 0 })).toMatchObject({
    status: 400,
    body: { error: 'Price must be greater than 0' },
  });
  expect((await put({ price: 0, status: 'draft' })).status).toBe(200);
  expect((await shop.post('/products', { ...draft, title: '' }, { token })).status).toBe(400);
});

test('changes only the status', async () => {
  const productId = await stockProduct({ title: 'Toggled' });
  const { token } = await signUp('admin');
  const { body } = await shop.put(`/products/${productId}`, { status: 'archived' }, { token });
  expect(body.product).toMatchObject({
    status: 'archived',
    title: 'Toggled',
    price: 1800,
    quantity: 10,
  });
  expect(await shop.put(`/products/${productId}`, { category: 'men' }, { token })).toMatchObject({
    status: 400,
  });
  expect(
    (await shop.put('/products/no-such-product', { status: 'active' }, { token })).status,
  ).toBe(404);
});

test('records a new quantity as a difference, also during sales', async () => {
  const productId = await stockProduct({ quantity: 10 });
  const { token } = await signUp('admin');
  await Promise.all([
    shop.put(`/products/${productId}`, { quantity: 7 }, { token }),
    ...Array.from({ length: 5 }, () =>
      open(shop, checkoutOf({ productId, quantity: 1, price: 1800 })),
    ),
  ]);
  expect((await stockOf(productId)).committed).toBe(5);
  await expectStockToBalance(productId);
});

test('refuses to delete a product with reservations', async () => {
  const productId = await stockProduct();
  const { token } = await signUp('admin');
  const opened = await open(shop, checkoutOf({ productId, quantity: 1, price: 1800 }));
  expect(await shop.delete(`/products/${productId}`, { token })).toMatchObject({
    status: 409,
    body: { code: 'in_open_orders' },
  });
  await close(shop, opened);
  expect((await shop.delete(`/products/${productId}`, { token })).body).toEqual({ success: true });
  expect((await shop.get(`/products/${productId}`)).status).toBe(404);
});

test('stores the images of the form and deletes them with the product', async () => {
  const { token } = await signUp('admin');
  const { body } = await shop.post('/products', { ...form, images: [PIXEL] }, { token });
  const { _id, images } = body.product as Written;
  expect(images).toHaveLength(1);
  const stored = await fetch(images[0]!);
  expect(stored.headers.get('content-type')).toBe('image/png');
  expect(Buffer.from(await stored.arrayBuffer()).toString('base64')).toBe(PIXEL.split(',')[1]);
  await shop.delete(`/products/${_id}`, { token });
  expect((await fetch(images[0]!)).status).toBe(404);
});
