import { expect, test } from 'vitest';

import { isolateDatabase } from '../isolated-database.ts';
import { db, stockKurta, stockOf, stockProduct } from '../ledger-fixtures.ts';
import {
  ordersOfQuote,
  storedQuote,
  submitted,
  offerLineInput,
  offerInput,
} from '../staff-quotes.ts';
import { quoteForm } from '../sample-quote-form.ts';
import { setUpQuotes } from '../quote-fixtures.ts';
import { STITCHING } from '../tailored-products.ts';

isolateDatabase();

const fixtures = setUpQuotes();

const BULK = { minimum: 20, multiple: 10, leadTimeDays: 14 };
const [SMALL, LARGE] = [{ Size: '38' }, { Size: '42' }];
const kurtas = (quantity: number) =>
  stockProduct({
    title: 'Ajrakh kurta',
    quantity,
    variants: [{ id: 'v1', name: 'Size', values: ['38', '42'] }],
  });

test('accepts a request with some sizes chosen and others open', async () => {
  const productId = await kurtas(100);
  const lines = [
    { productId, options: SMALL, quantity: 40 },
    { productId, options: LARGE, quantity: 60 },
    { productId, quantity: 5 },
  ];
  const id = await submitted(fixtures.shop, fixtures.buyer, { lines });
  expect((await storedQuote(id))?.lines).toMatchObject(lines);
  const { body } = await fixtures.quotes.read(id);
  expect(body).toMatchObject({
    startLines: [{ options: SMALL }, { options: LARGE }, { productId }],
  });
});

test('begins the offer at the price of the requested size, and at the bulk price of all sizes', async () => {
  const dear = { 'combinations.v2.price': 2000 };
  const productId = await stockKurta({ 38: 100, 42: 100 });
  await db()
    .doc(`products/${productId}`)
    .update({ ...dear, bulk: BULK });
  await db()
    .doc(`products/${productId}/private/bulk`)
    .set({ tiers: [{ from: 20, percentOff: 10 }] });
  const lines = [
    { productId, options: SMALL, quantity: 10 },
    { productId, options: LARGE, quantity: 10 },
  ];
  const id = await submitted(fixtures.shop, fixtures.buyer, { lines });
  const { body } = await fixtures.quotes.read(id);
  expect(body.startLines).toMatchObject([{ unitPrice: 162_000 }, { unitPrice: 180_000 }]);
});

test('begins the offer with the price of the requested services, and refuses one that is not offered', async () => {
  const productId = await stockProduct({
    title: 'Chanderi saree',
    price: 6450,
    quantity: 9,
    tailoring: { measurements: [], services: [{ ...STITCHING, measurements: [] }] },
  });
  const stitched = { productId, services: [STITCHING.id], quantity: 3 };
  const lines = [stitched, { productId, quantity: 2 }];
  const id = await submitted(fixtures.shop, fixtures.buyer, { lines });
  const { body } = await fixtures.quotes.read(id);
  expect(body.startLines).toMatchObject([
    { productId, quantity: 3, unitPrice: 785_000, customisation: 'Blouse stitching' },
    { productId: null, quantity: 2, unitPrice: 645_000, customisation: '' },
  ]);
  const ask = (services: string[]) =>
    fixtures.shop.post('/quotes', quoteForm({ lines: [{ ...stitched, services }] }), {
      token: fixtures.buyer.token,
    });
  expect(await ask(['embroidery'])).toMatchObject({
    status: 409,
    body: { code: 'options_not_valid' },
  });
  expect((await ask([STITCHING.id, STITCHING.id])).status).toBe(400);
});

test('refuses unknown sizes and repeated lines in a request', async () => {
  const productId = await kurtas(100);
  const ask = (...lines: object[]) =>
    fixtures.shop.post('/quotes', quoteForm({ lines }), { token: fixtures.buyer.token });
  expect(await ask({ productId, options: { Size: '50' }, quantity: 40 })).toMatchObject({
    status: 409,
    body: { error: 'Ajrakh kurta is no longer available in size 50.' },
  });
  const small = { productId, options: SMALL, quantity: 40 };
  expect((await ask(small, { ...small })).status).toBe(400);
});

test('creates an order of both sizes, within the stock', async () => {
  const productId = await kurtas(100);
  const line = { productId, description: 'Ajrakh kurta' };
  const lines = [
    offerLineInput({ ...line, options: SMALL, quantity: 70 }),
    offerLineInput({ ...line, options: LARGE, quantity: 70 }),
  ];
  const id = await fixtures.offered(offerInput({ lines }));
  expect((await fixtures.accept(id)).status).toBe(200);
  const [order] = await ordersOfQuote(id);
  expect(order!.lines).toMatchObject([
    { productId, options: SMALL, quantity: 70, held: 70 },
    { productId, options: LARGE, quantity: 70, held: 0 },
  ]);
  expect(await stockOf(productId)).toEqual({ quantity: 30, committed: 70 });
});

test('refuses an offer in an unknown size', async () => {
  const productId = await kurtas(10);
  const id = await submitted(fixtures.shop, fixtures.buyer);
  await fixtures.quotes.post(id, 'review');
  const lines = [offerLineInput({ productId, options: { Size: '50' } })];
  const answer = await fixtures.quotes.write(id, offerInput({ lines }));
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid' } });
});
