import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { db, stockKurta, stockProduct } from '../ledger-fixtures.ts';
import { verifiedBuyer } from '../bulk-order-fixtures.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { type Person, signUp } from '../sample-people.ts';
import { quoteForm } from '../sample-quote-form.ts';

isolateDatabase();
const shop = isolatedShop();
const buyer = createBeforeAll(() => signUp('b2b_buyer'));

const BULK = { minimum: 20, multiple: 10, leadTimeDays: 14 };
const newSku = () => `QO-${randomUUID().slice(0, 8).toUpperCase()}`;

async function product(fields: Parameters<typeof stockProduct>[0] = {}) {
  const sku = newSku();
  const id = await stockProduct({ sku, hasSKU: true, title: 'Khadi kurta', ...fields });
  return { id, sku };
}

const find = (skus: unknown, { token } = buyer) => shop.post('/quick-order', { skus }, { token });

test('finds a SKU in any case with all data of its line', async () => {
  const variants = [{ id: 'v1', name: 'Size', values: ['38', '42'] }];
  const { id, sku } = await product({ bulk: BULK, variants });
  const { status, body } = await find([sku.toLowerCase(), ` ${sku}`]);
  expect(status).toBe(200);
  expect(body.found).toMatchObject([
    { sku, product: { _id: id, title: 'Khadi kurta', price: 1800, bulk: BULK, variants } },
  ]);
  const [{ product: shown }] = body.found as [{ product: object }];
  for (const hidden of ['description', 'searchTokens', 'committed', 'accessCodeId']) {
    expect(shown).not.toHaveProperty(hidden);
  }
});

test('finds a size by its own SKU, with its stock', async () => {
  const id = await stockKurta({ M: 4, L: 2 }, { sku: newSku(), hasSKU: true });
  const sku = newSku();
  await db()
    .doc(`products/${id}`)
    .update({ 'combinations.v2.sku': sku, skus: [sku] });
  expect((await find([sku.toLowerCase()])).body.found).toMatchObject([
    { sku, options: { Size: 'L' }, product: { _id: id, combinations: { v2: { quantity: 2 } } } },
  ]);
});

test('finds a product whose SKU is stored in lower case', async () => {
  const sku = newSku();
  await product({ sku: sku.toLowerCase() });
  for (const typed of [sku, sku.toLowerCase()]) {
    expect((await find([typed])).body.found).toMatchObject([{ sku, product: { price: 1800 } }]);
  }
});

test('returns two hundred SKUs at once and omits unknown ones', async () => {
  const { id, sku } = await product();
  const others = Array.from({ length: 199 }, newSku);
  const { status, body } = await find([...others, sku]);
  expect(status).toBe(200);
  expect(body.found).toMatchObject([{ sku, product: { _id: id } }]);
});

test('reports products no longer sold, and hides drafts', async () => {
  const archived = await product({ status: 'archived' });
  const draft = await product({ status: 'draft' });
  expect((await find([archived.sku, draft.sku])).body.found).toEqual([
    { sku: archived.sku, product: null },
  ]);
});

test('returns restricted products to users with the code only', async () => {
  const hidden = await product({ restricted: true, accessCodeId: 'school-1' });
  const gone = await product({ restricted: true, accessCodeId: 'school-1', status: 'archived' });
  const holder = await signUp('b2b_buyer', { accessCodes: ['school-1'] });
  expect((await find([hidden.sku, gone.sku])).body.found).toEqual([]);
  expect((await find([hidden.sku], holder)).body.found).toMatchObject([{ sku: hidden.sku }]);
});

test('is limited to business accounts', async () => {
  const guest = await shop.post('/quick-order', { skus: ['A'] });
  expect(guest.status).toBe(401);
  for (const role of ['customer', 'admin'] as const) {
    expect(await find(['A'], await signUp(role))).toMatchObject({
      status: 403,
      body: { code: 'not_allowed', error: 'Quick order is for business accounts.' },
    });
  }
});

test.each([
  ['no list', undefined],
  ['an empty one', []],
  ['one line too many', Array.from({ length: 201 }, (_, at) => `A${at}`)],
  ['a blank SKU', ['  ']],
  ['a SKU without end', ['A'.repeat(65)]],
  ['a number', [5]],
  ['an object', [{ $ne: '' }]],
])('rejects %s', async (_, skus) => {
  expect(await find(skus)).toMatchObject({ status: 400, body: { code: 'invalid' } });
});

const ask = (lines: unknown, person: Person = buyer) => {
  const form = quoteForm({ lines });
  return shop
    .post('/quotes', form, { token: person.token })
    .then((answer) => ({ ...answer, form }));
};

const stored = async (id: string) => (await db().doc(`quotes/${id}`).get()).data();

test("stores the requested products with the shop's titles", async () => {
  const [kurta, stole] = await Promise.all([product({ quantity: 1 }), product()]);
  const lines = [
    { productId: kurta.id, quantity: 300 },
    { productId: stole.id, quantity: 5 },
  ];
  const { status, form } = await ask(lines);
  expect(status).toBe(200);
  expect(await stored(form.requestId)).toMatchObject({
    lines: [
      { productId: kurta.id, title: 'Khadi kurta', sku: kurta.sku, quantity: 300 },
      { productId: stole.id, title: 'Khadi kurta', sku: stole.sku, quantity: 5 },
    ],
  });
});

test('rejects a request for unavailable products and names them', async () => {
  const [open, hidden, gone] = await Promise.all([
    product(),
    product({ restricted: true, accessCodeId: 'school-2' }),
    product({ status: 'archived' }),
  ]);
  const lines = [open, hidden, gone].map(({ id }) => ({ productId: id, quantity: 2 }));
  const { status, body, form } = await ask(lines);
  expect({ status, code: body.code }).toEqual({ status: 409, code: 'not_for_sale' });
  expect(body.details).toEqual({ items: [{ productId: hidden.id }, { productId: gone.id }] });
  expect(await stored(form.requestId)).toBeUndefined();
  const holder = await signUp('b2b_buyer', { accessCodes: ['school-2'] });
  expect((await ask(lines.slice(0, 2), holder)).status).toBe(200);
});

test.each([
  ['no pieces', [{ productId: 'a', quantity: 0 }]],
  ['half a piece', [{ productId: 'a', quantity: 1.5 }]],
  ['a text for pieces', [{ productId: 'a', quantity: '5' }]],
  ['too many pieces', [{ productId: 'a', quantity: 1_000_001 }]],
  ['a path for a product', [{ productId: 'a/b', quantity: 1 }]],
  ['its own title', [{ productId: 'a', quantity: 1, title: 'Mine' }]],
  ['its own price', [{ productId: 'a', quantity: 1, unitPrice: 1 }]],
  [
    'one product twice',
    [
      { productId: 'a', quantity: 1 },
      { productId: 'a', quantity: 2 },
    ],
  ],
  ['51 products', Array.from({ length: 51 }, (_, at) => ({ productId: `a${at}`, quantity: 1 }))],
])('rejects a request with %s', async (_, lines) => {
  const { status, body, form } = await ask(lines);
  expect({ status, code: body.code }).toEqual({ status: 400, code: 'invalid' });
  expect(await stored(form.requestId)).toBeUndefined();
});

test("starts the staff offer with these products at the buyer's tier price", async () => {
  const [kurta, stole] = await Promise.all([
    product({ bulk: BULK, hsnCode: '6211' }),
    product({ chargeTax: false }),
  ]);
  await db()
    .doc(`products/${kurta.id}/private/bulk`)
    .set({ tiers: [{ from: 20, percentOff: 10 }] });
  const lines = [
    { productId: kurta.id, quantity: 30 },
    { productId: stole.id, quantity: 5 },
  ];
  const [company, admin] = await Promise.all([verifiedBuyer(), signUp('admin')]);
  const [byCompany, byOther] = [await ask(lines, company), await ask(lines)];
  const readAsStaff = (id: string) => shop.get(`/quotes/${id}`, { token: admin.token });
  const { startLines } = (await readAsStaff(byCompany.form.requestId)).body;
  expect(startLines).toMatchObject([
    { productId: kurta.id, quantity: 30, unitPrice: 162_000, hsnCode: '6211', taxPercent: 18 },
    { productId: stole.id, quantity: 5, unitPrice: 180_000, taxPercent: 0 },
  ]);
  expect((await readAsStaff(byOther.form.requestId)).body.startLines).toMatchObject([
    { unitPrice: 180_000 },
    { unitPrice: 180_000 },
  ]);
  await db().doc(`products/${stole.id}`).delete();
  expect((await readAsStaff(byCompany.form.requestId)).body.startLines).toMatchObject([
    { productId: kurta.id },
    { productId: null, description: 'Khadi kurta', quantity: 5, unitPrice: 0, hsnCode: '' },
  ]);
});
