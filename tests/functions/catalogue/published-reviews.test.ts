import { expect, test } from 'vitest';

import { isolateDatabase } from '../isolated-database.ts';
import { db } from '../ledger-fixtures.ts';
import { signUp } from '../sample-people.ts';
import {
  publishedReviewTotal,
  PRAISE,
  putReview,
  setUpReviews,
  sumOf,
} from '../review-fixtures.ts';
import { concurrently, concurrentlyFor } from '../concurrent-calls.ts';

isolateDatabase();

const { shop, owner, delivered, write, withdraw, step, published, shown } = setUpReviews();

test('counts reviews exactly with sixty concurrent changes', async () => {
  const { productId } = await delivered();
  const kinds = ['publish', 'publish twice', 'reject', 'withdraw'] as const;
  const all = await concurrently(60, async (place) => {
    const kind = kinds[place % kinds.length] ?? 'publish';
    const status = kind.startsWith('publish') ? 'pending' : 'published';
    const rating = 1 + (place % 5);
    return { kind, rating, id: await putReview({ productId, uid: owner.uid, rating, status }) };
  });
  await db()
    .doc(`products/${productId}`)
    .update({ reviews: await publishedReviewTotal(productId) });
  const actions = {
    publish: (id: string) => step(id, 'publish').then(({ status }) => status),
    'publish twice': async (id: string) => {
      const both = await Promise.all([step(id, 'publish'), step(id, 'publish')]);
      return both.map(({ status }) => status).sort()[0];
    },
    reject: (id: string) => step(id, 'reject', { reason: 'x' }).then(({ status }) => status),
    withdraw: (id: string) => withdraw(id).then(({ status }) => status),
  };
  const answers = await concurrentlyFor(all, ({ kind, id }) => actions[kind](id));
  expect(answers.filter((status) => status !== 200)).toEqual([]);
  const kept = all.filter(({ kind }) => kind.startsWith('publish'));
  const sum = kept.reduce((stars, { rating }) => stars + rating, 0);
  expect(await sumOf(productId)).toEqual({ count: kept.length, sum });
  expect(await publishedReviewTotal(productId)).toEqual({ count: kept.length, sum });
});

test('pages through reviews, the newest first', async () => {
  const { productId } = await delivered();
  const place = { productId, uid: owner.uid, rating: 4, status: 'published' } as const;
  for (let count = 0; count < 8; count += 1) await putReview(place);
  const first = (await shown(productId)).body as {
    rows: { createdAt: string }[];
    nextCursor: string;
  };
  const second = (await shown(productId, first.nextCursor)).body as typeof first;
  expect([first.rows.length, second.rows.length, second.nextCursor]).toEqual([6, 2, null]);
  const times = [...first.rows, ...second.rows].map(({ createdAt }) => createdAt);
  expect(times).toEqual(times.toSorted().reverse());
});

test('hides the reviews of hidden products', async () => {
  const { productId } = await published();
  await db().doc(`products/${productId}`).update({ restricted: true, accessCodeId: 'school' });
  expect((await shown(productId)).status).toBe(404);
  expect((await shown('no-such-product')).status).toBe(404);
  const holder = await signUp('customer', { accessCodes: ['school'] });
  const seen = await shop.get(`/reviews?productId=${productId}`, { token: holder.token });
  expect(seen.body.rows).toHaveLength(1);
});

test('limits the number of reviews an hour', async () => {
  const writer = await signUp('customer');
  const line = { orderId: 'nothing', productId: 'nothing' };
  const answers = await concurrently(35, () => write(line, PRAISE, writer));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(5);
});
