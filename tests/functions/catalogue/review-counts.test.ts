import { expect, test } from 'vitest';

import { isolateDatabase } from '../isolated-database.ts';
import { db, exists } from '../ledger-fixtures.ts';
import { asha } from '../checkout-fixtures.ts';
import { signUp } from '../sample-people.ts';
import { newImportId } from '../product-import.ts';
import { setUpReturns } from '../return-fixtures.ts';
import { PRAISE, putReview, setUpReviews, reviewIn, sumOf } from '../review-fixtures.ts';

isolateDatabase();

const fixtures = setUpReviews();
const { shop, admin, owner, delivered, write, step, published, shown } = fixtures;
const returns = setUpReturns();

const asAdmin = () => ({ token: admin.token });
const FORGED = { reviews: { count: 500, sum: 2500 } };

test('keeps the review counts when staff edit, bulk edit or import a product', async () => {
  const { productId } = await published();
  const before = { count: 1, sum: 5 };
  const edited = { title: 'Jamdani saree, white', ...FORGED };
  expect((await shop.put(`/products/${productId}`, edited, asAdmin())).status).toBe(200);
  expect(await sumOf(productId)).toEqual(before);
  const ticked = { action: 'add-tags', value: 'festive', ids: [productId] };
  expect((await shop.post('/product-bulk/ticked', ticked, asAdmin())).status).toBe(200);
  expect(await sumOf(productId)).toEqual(before);
  const row = { ID: productId, Title: 'From a sheet', Reviews: '500', reviews: '500' };
  const sheet = { importId: newImportId(), dryRun: false, rows: [{ row: 1, cells: row }] };
  const { body } = await shop.post('/product-import', sheet, asAdmin());
  expect(body.outcomes).toMatchObject([{ result: 'changed', productId }]);
  expect(await sumOf(productId)).toEqual(before);
});

test('publishes a review during a staff edit without a conflict', async () => {
  const line = await delivered();
  const { id } = reviewIn(await write(line));
  const open = (await shop.get(`/products/${line.productId}`, asAdmin())).body.product as {
    updatedAt: string;
  };
  await step(id, 'publish');
  const edit = { title: 'Renamed saree', seenAt: open.updatedAt };
  expect((await shop.put(`/products/${line.productId}`, edit, asAdmin())).status).toBe(200);
  expect(await sumOf(line.productId)).toEqual({ count: 1, sum: 5 });
});

test('creates a product without reviews, also if the request has some', async () => {
  const input = { title: 'Stole', status: 'draft', ...FORGED };
  const { body } = await shop.post('/products', input, asAdmin());
  const { _id: id } = body.product as { _id: string };
  expect(await sumOf(id)).toEqual({ count: 0, sum: 0 });
});

test('rejects publishing a review of a deleted product, and allows withdrawing it', async () => {
  const line = await delivered();
  const { id } = reviewIn(await write(line));
  await db().doc(`products/${line.productId}`).delete();
  expect((await step(id, 'publish')).body).toMatchObject({ code: 'product_gone' });
  expect((await fixtures.withdraw(id)).status).toBe(200);
  expect((await write(line)).body).toMatchObject({ code: 'product_gone' });
});

test('marks reviews of returned items', async () => {
  const { orderId, productIds } = await returns.delivered({ pieces: [1, 1] });
  const [first, second] = productIds as [string, string];
  const by = returns.owner;
  const { id } = reviewIn(await write({ orderId, productId: first }, PRAISE, by));
  await step(id, 'publish');
  const lines = [first, second].map((productId) => ({ productId, quantity: 1, reason: 'fit' }));
  const back = returns.idOf(await returns.ask(orderId, lines));
  await returns.step(back, 'approve', { revision: 0 });
  const early = (await shown(first)).body.rows as { returned: boolean }[];
  expect(early[0]?.returned).toBe(false);
  const arrived = lines.map(({ productId }) => ({ productId, received: 1, restock: 1 }));
  expect((await returns.step(back, 'receive', { revision: 1, lines: arrived })).status).toBe(200);
  const [row] = (await shown(first)).body.rows as object[];
  expect(row).toMatchObject({ id, returned: true });
  expect(await sumOf(first)).toEqual({ count: 1, sum: 5 });
  const late = await write({ orderId, productId: second }, PRAISE, by);
  expect(reviewIn(late).returned).toBe(true);
});

test('links to the review page in the delivery email', async () => {
  const { orderId } = await returns.delivered({ pieces: [1] });
  const { docs } = await db().collection('mail').where('to', 'array-contains', asha.email).get();
  const email = docs.find(({ id }) => id.startsWith(`order_${orderId}_delivered_`));
  expect(email?.get('message.text')).toContain('you can write a review on the same page');
});

test('anonymizes published reviews of a deleted account and deletes the rest', async () => {
  const person = await signUp('customer', { fullName: 'Leela Rao' });
  const { uid } = person;
  const { productId } = await delivered();
  const put = (status: 'pending' | 'published' | 'rejected', rating: number) =>
    putReview({ productId, uid, status, rating });
  const [seen, ...unseen] = [
    await put('published', 4),
    await put('pending', 1),
    await put('rejected', 1),
  ];
  await db()
    .doc(`products/${productId}`)
    .update({ reviews: { count: 1, sum: 4 } });
  const exported = await shop.get('/account/export', { token: person.token });
  expect(exported.body.reviews).toHaveLength(3);
  expect((await shop.delete('/account', { token: person.token })).status).toBe(200);
  for (const id of unseen) expect(await exists(`reviews/${id}`)).toBe(false);
  expect((await db().doc(`reviews/${seen}`).get()).data()).toMatchObject({
    uid: null,
    name: 'A buyer',
    text: PRAISE.text,
  });
  expect(await sumOf(productId)).toEqual({ count: 1, sum: 4 });
});

test('lists the newest reviews of the owner and what can be reviewed', async () => {
  const line = await delivered();
  const { id } = await published();
  const { body } = await shop.get('/reviews/mine', { token: owner.token });
  expect(body).toMatchObject({
    reviews: expect.arrayContaining([expect.objectContaining({ id })]) as unknown,
    reviewable: expect.arrayContaining([expect.objectContaining(line)]) as unknown,
  });
});
