import { expect, test } from 'vitest';

import { isolateDatabase } from '../isolated-database.ts';
import { db, exists } from '../ledger-fixtures.ts';
import { orderIn } from '../order-in-state.ts';
import { signUp } from '../sample-people.ts';
import { PRAISE, setUpReviews, reviewIn, sumOf } from '../review-fixtures.ts';
import { concurrently } from '../concurrent-calls.ts';

isolateDatabase();

const fixtures = setUpReviews();
const { shop, admin, owner, delivered, write, edit, withdraw, step, published, shown } = fixtures;

const NONE = { count: 0, sum: 0 };
const mine = (orderId: string) =>
  shop.get(`/reviews/mine?orderId=${orderId}`, { token: owner.token });

test('publishes and counts a review once staff approve it', async () => {
  const line = await delivered();
  expect((await mine(line.orderId)).body).toMatchObject({ reviews: [], reviewable: [line] });
  const written = await write(line);
  expect(written.status).toBe(200);
  expect(reviewIn(written)).toMatchObject({ ...line, ...PRAISE, name: 'Zoya', status: 'pending' });
  expect((await shown(line.productId)).body.rows).toEqual([]);
  expect(await sumOf(line.productId)).toEqual(NONE);

  const { id } = reviewIn(written);
  expect(reviewIn(await step(id, 'publish')).status).toBe('published');
  await step(id, 'reply', { text: 'Thank you, Zoya. We will pass it on to the weaver.' });
  const { body, headers } = await shown(line.productId);
  expect(body.rows).toMatchObject([
    { ...PRAISE, id, name: 'Zoya', reply: { text: expect.stringContaining('weaver') as string } },
  ]);
  expect(headers.get('cache-control')).toContain('s-maxage');
  expect(await sumOf(line.productId)).toEqual({ count: 1, sum: 5 });
  expect((await mine(line.orderId)).body).toMatchObject({ reviews: [{ id }], reviewable: [] });
});

test('counts how published reviews say a piece fits, and only for a piece in a size', async () => {
  const line = await delivered();
  const fits = async () => {
    const product = await db().doc(`products/${line.productId}`).get();
    return product.get('reviews.fits') as object;
  };
  const refused = await write(line, { ...PRAISE, fit: 'small' });
  expect([refused.status, refused.body.code]).toEqual([400, 'invalid']);
  expect((await write(line, { ...PRAISE, fit: 'tight' })).status).toBe(400);
  const sized = { ...line, options: { Size: '40' } };
  const order = db().doc(`orders/${line.orderId}`);
  const withSize = (lines: object[]) => lines.map((one) => ({ ...one, options: sized.options }));
  const stored = (await order.get()).data()!;
  await order.update({
    lines: withSize(stored.lines as object[]),
    shipments: (stored.shipments as { lines: object[] }[]).map((parcel) => ({
      ...parcel,
      lines: withSize(parcel.lines),
    })),
  });
  const { id } = reviewIn(await write(sized, { ...PRAISE, fit: 'small' }));
  await step(id, 'publish');
  expect(await fits()).toEqual({ small: 1 });
  expect((await shown(line.productId)).body.rows).toMatchObject([{ fit: 'small' }]);
  expect(reviewIn(await edit(id, { ...PRAISE, fit: 'true' })).fit).toBe('true');
  expect(await fits()).toEqual({ small: 0 });
  await step(id, 'publish');
  expect(await fits()).toEqual({ small: 0, true: 1 });
  await withdraw(id);
  expect(await fits()).toEqual({ small: 0, true: 0 });
});

test('hides the buyer and the purchase order in public reviews', async () => {
  const { productId, orderId } = await published();
  const publicReviews = JSON.stringify((await shown(productId)).body);
  for (const secret of [owner.uid, owner.email, orderId, 'Ansari']) {
    expect(publicReviews).not.toContain(secret);
  }
});

test('logs each moderation step once', async () => {
  const { id } = await published();
  await step(id, 'reply', { text: 'Thank you.' });
  await step(id, 'reject', { reason: 'Names a neighbour' });
  const rows = await db().collection('audit').where('target', '==', `reviews/${id}`).get();
  const logged = rows.docs.map((row) => {
    const { action, actor, reason } = row.data();
    return [action, actor, reason].map(String);
  });
  expect(logged.toSorted()).toEqual([
    ['review.publish', admin.uid, ''],
    ['review.reject', admin.uid, 'Names a neighbour'],
    ['review.reply', admin.uid, ''],
  ]);
});

test('allows one review per line, and repeats of the same one', async () => {
  const line = await delivered();
  const [first, ...others] = await concurrently(5, () => write(line));
  expect(new Set([first, ...others].map((one) => one && reviewIn(one).id)).size).toBe(1);
  const { productId } = line;
  const stored = await db().collection('reviews').where('productId', '==', productId).get();
  expect(stored.size).toBe(1);
  expect(await write(line, { ...PRAISE, rating: 1 })).toMatchObject({
    status: 409,
    body: { code: 'already_reviewed' },
  });
  expect((await mine(line.orderId)).body).toMatchObject({ reviews: [PRAISE] });
});

test.each(['confirmed', 'shipped', 'rto', 'cancelled'] as const)(
  'rejects a review for an order that is %s',
  async (state) => {
    const { id: orderId, productId } = await orderIn(state, owner.uid);
    expect(await write({ orderId, productId })).toMatchObject({
      status: 409,
      body: { code: 'not_delivered' },
    });
    expect((await mine(orderId)).body).toMatchObject({ reviews: [], reviewable: [] });
  },
);

test('rejects a review for another product or size', async () => {
  const { orderId, productId } = await delivered();
  const other = await delivered();
  const size = { orderId, productId, options: { Size: '38' } };
  for (const line of [{ orderId, productId: other.productId }, size]) {
    expect((await write(line)).body).toMatchObject({ code: 'not_delivered' });
  }
});

test('hides the orders and reviews of others', async () => {
  const stranger = await signUp('customer', { fullName: 'Leela' });
  const line = await delivered();
  expect((await write(line, PRAISE, stranger)).status).toBe(404);
  const { id } = await published();
  expect((await edit(id, { ...PRAISE, rating: 1 }, stranger)).status).toBe(404);
  expect((await withdraw(id, stranger)).status).toBe(404);
  const asked = await shop.get(`/reviews/mine?orderId=${line.orderId}`, { token: stranger.token });
  expect(asked.status).toBe(404);
  expect((await shop.get('/reviews/mine', { token: stranger.token })).body).toMatchObject({
    reviews: [],
    reviewable: [],
  });
});

test('refuses guests, and moderation by shoppers', async () => {
  const line = await delivered();
  expect((await shop.post('/reviews', { ...line, ...PRAISE })).status).toBe(401);
  const { id } = reviewIn(await write(line));
  for (const action of ['publish', 'reject', 'reply']) {
    const body = { updatedAt: new Date().toISOString(), reason: 'x', text: 'x' };
    const path = `/reviews/desk/${id}/${action}`;
    expect((await shop.post(path, body, { token: owner.token })).status).toBe(403);
    expect((await shop.post(path, body)).status).toBe(401);
  }
  expect((await shop.get('/reviews/desk', { token: owner.token })).status).toBe(403);
  expect((await mine(line.orderId)).body).toMatchObject({ reviews: [{ status: 'pending' }] });
});

test('returns an edited review to moderation and stops counting it', async () => {
  const { id, productId } = await published();
  expect(reviewIn(await edit(id, PRAISE)).status).toBe('published');
  expect(await sumOf(productId)).toEqual({ count: 1, sum: 5 });
  const less = { rating: 3, text: 'After two washes the border curls a little.' };
  expect(reviewIn(await edit(id, less))).toMatchObject({ ...less, status: 'pending' });
  expect(await sumOf(productId)).toEqual(NONE);
  expect((await shown(productId)).body.rows).toEqual([]);
  await step(id, 'publish');
  expect(await sumOf(productId)).toEqual({ count: 1, sum: 3 });
  const rows = (await shown(productId)).body.rows as { editedAt: unknown }[];
  expect(rows[0]?.editedAt).toEqual(expect.any(String));
});

test('allows only withdrawing a review after thirty days', async () => {
  const { id, productId } = await published();
  const long = new Date(Date.now() - 30 * 86_400_000 - 60_000);
  await db().doc(`reviews/${id}`).update({ createdAt: long });
  expect(await edit(id, { ...PRAISE, rating: 1 })).toMatchObject({
    status: 409,
    body: { code: 'edit_over' },
  });
  expect(await sumOf(productId)).toEqual({ count: 1, sum: 5 });
  expect((await withdraw(id)).status).toBe(200);
  expect(await sumOf(productId)).toEqual(NONE);
  expect(await exists(`reviews/${id}`)).toBe(false);
  expect((await withdraw(id)).status).toBe(404);
});

test('stops counting an unpublished review and tells its writer the reason', async () => {
  const { id, orderId, productId } = await published();
  expect((await step(id, 'reject', { reason: '' })).status).toBe(400);
  await step(id, 'reject', { reason: 'Has a telephone number in it' });
  expect(await sumOf(productId)).toEqual(NONE);
  expect((await shown(productId)).body.rows).toEqual([]);
  expect((await mine(orderId)).body).toMatchObject({
    reviews: [{ status: 'rejected', rejection: 'Has a telephone number in it' }],
  });
  expect((await step(id, 'reject', { reason: 'Again' })).body).toMatchObject({ code: 'rejected' });
  await step(id, 'publish');
  expect((await step(id, 'publish')).body).toMatchObject({ code: 'published' });
  expect(await sumOf(productId)).toEqual({ count: 1, sum: 5 });
});

test('rejects publishing a review that changed since staff opened it', async () => {
  const line = await delivered();
  const { id, createdAt } = reviewIn(await write(line));
  await edit(id, { rating: 5, text: 'Call me for cheap sarees: 98765 43210.' });
  expect(await step(id, 'publish', { updatedAt: createdAt })).toMatchObject({
    status: 409,
    body: { code: 'stale' },
  });
});
