import { expect, test } from 'vitest';

import { isolateDatabase } from '../isolated-database.ts';
import { db, exists, stockOf, stockProduct } from '../ledger-fixtures.ts';
import { submitted, offerLineInput, offerInput } from '../staff-quotes.ts';
import { setUpQuotes } from '../quote-fixtures.ts';

isolateDatabase();

const fixtures = setUpQuotes();

const offerOf = (productId: string, change: object = {}) =>
  offerInput({ lines: [offerLineInput({ productId })], ...change });

async function inReview(): Promise<string> {
  const id = await submitted(fixtures.shop, fixtures.buyer);
  await fixtures.quotes.post(id, 'review');
  return id;
}

test.each(['archived', 'draft'] as const)(
  'refuses to offer a product that is %s',
  async (status) => {
    const id = await inReview();
    const productId = await stockProduct({ quantity: 500, title: 'Kota saree', status });
    const refused = await fixtures.quotes.write(id, offerOf(productId));
    expect(refused).toMatchObject({ status: 400, body: { code: 'invalid' } });
    expect(refused.body.error).toMatch(/^Line 1: “Kota saree” is /);
    expect(await exists(`quotes/${id}/versions/1`)).toBe(false);
  },
);

test('refuses to send a version with an archived product', async () => {
  const id = await inReview();
  const productId = await stockProduct({ quantity: 500 });
  await fixtures.quotes.write(id, offerOf(productId));
  await db().doc(`products/${productId}`).update({ status: 'archived' });
  const refused = await fixtures.quotes.post(id, 'send');
  expect(refused).toMatchObject({ status: 409, body: { code: 'not_for_sale' } });
});

test('requires a lead time to offer more than the stock', async () => {
  const id = await inReview();
  const productId = await stockProduct({ quantity: 99 });
  const refused = await fixtures.quotes.write(id, offerOf(productId, { leadTimeDays: 0 }));
  expect(refused).toMatchObject({ status: 400, body: { code: 'invalid' } });
  expect(refused.body.error).toMatch(/^Line 1 has 100 pieces, but only 99 are in stock\./);
  expect((await fixtures.quotes.write(id, offerOf(productId))).status).toBe(200);
});

test.each([
  ['was sold since', { quantity: 99 }],
  ['was archived', { status: 'archived' }],
])('refuses to accept an offer from stock when its product %s', async (_what, change) => {
  const productId = await stockProduct({ quantity: 100 });
  const id = await fixtures.offered(offerOf(productId, { leadTimeDays: 0 }));
  await db().doc(`products/${productId}`).update(change);
  const refused = await fixtures.accept(id);
  expect(refused).toMatchObject({ status: 409, body: { code: 'out_of_stock' } });
  expect((await stockOf(productId)).committed).toBe(0);
  await db().doc(`products/${productId}`).update({ quantity: 100, status: 'active' });
  expect((await fixtures.accept(id)).status).toBe(200);
  expect(await stockOf(productId)).toEqual({ quantity: 0, committed: 100 });
});

test('offers untracked and back-order products in any quantity', async () => {
  const free = await stockProduct({ quantity: 0, trackQuantity: false });
  const made = await stockProduct({ quantity: 2, continueSelling: true });
  const lines = [offerLineInput({ productId: free }), offerLineInput({ productId: made })];
  const id = await fixtures.offered(offerInput({ lines, leadTimeDays: 0 }));
  expect((await fixtures.accept(id)).status).toBe(200);
});

test('shows stock and cost of offered products to staff only', async () => {
  const known = await stockProduct({ quantity: 12, title: 'Kota saree' });
  const other = await stockProduct({ status: 'archived' });
  await db().doc(`products/${known}/private/costing`).set({ unitCost: 850 });
  const path = `/quotes/products?ids=${known},${other},gone`;
  const { body } = await fixtures.shop.get(path, { token: fixtures.staff.token });
  expect(body.products).toMatchObject([
    { id: known, title: 'Kota saree', quantity: 12, status: 'active', unitCost: 850 },
    { id: other, status: 'archived', unitCost: null },
  ]);
  const asBuyer = await fixtures.shop.get(path, { token: fixtures.buyer.token });
  expect(asBuyer.status).toBe(403);
});
