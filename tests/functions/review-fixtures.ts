import { randomUUID } from 'node:crypto';

import type { ReviewState } from '@kargha/domain/reviews/review';
import type { CustomerReview } from '@kargha/domain/reviews/review-endpoints';
import type { ReviewRow } from '@kargha/domain/reviews/staff-review-endpoints';
import type { ReviewSum } from '@kargha/domain/reviews/review-sum';

import { db } from './ledger-fixtures.ts';
import { createBeforeAll } from './create-before-all.ts';
import { orderIn } from './order-in-state.ts';
import { isolatedShop, type IsolatedShop } from './isolated-shop.ts';
import { signUp, type Person } from './sample-people.ts';
import type { Answer } from './shop-client.ts';

export const PRAISE = { rating: 5, text: 'The zari border is finer than on the picture.' };

/** Reviews of one customer, and their moderation. */
export interface ReviewFixtures {
  shop: IsolatedShop;
  admin: Person;
  owner: Person;
  /** creates a delivered order of one piece */
  delivered: () => Promise<{ orderId: string; productId: string }>;
  write: (line: object, words?: object, by?: Person) => Promise<Answer>;
  edit: (id: string, words: object, by?: Person) => Promise<Answer>;
  withdraw: (id: string, by?: Person) => Promise<Answer>;
  /** a step of staff, with the current version unless `more` has another */
  step: (id: string, action: string, more?: object) => Promise<Answer>;
  /** creates a published review of a delivered piece */
  published: (words?: object) => Promise<{ id: string; orderId: string; productId: string }>;
  /** the public reviews of a product */
  shown: (productId: string, cursor?: string) => Promise<Answer>;
}

export function setUpReviews(): ReviewFixtures {
  const shop = isolatedShop();
  const admin = createBeforeAll(() => signUp('admin'));
  const owner = createBeforeAll(() => signUp('customer', { fullName: 'Zoya Ansari' }));
  const fixtures: ReviewFixtures = {
    shop,
    admin,
    owner,
    async delivered() {
      const { id, productId } = await orderIn('delivered', owner.uid);
      return { orderId: id, productId };
    },
    write: (line, words = PRAISE, by = owner) =>
      shop.post('/reviews', { ...line, ...words }, { token: by.token }),
    edit: (id, words, by = owner) => shop.put(`/reviews/${id}`, words, { token: by.token }),
    withdraw: (id, by = owner) => shop.delete(`/reviews/${id}`, { token: by.token }),
    async step(id, action, more = {}) {
      const updatedAt = await versionOf(id);
      return shop.post(
        `/reviews/desk/${id}/${action}`,
        { updatedAt, ...more },
        { token: admin.token },
      );
    },
    async published(words = PRAISE) {
      const line = await fixtures.delivered();
      const { id } = reviewIn(await fixtures.write(line, words));
      await fixtures.step(id, 'publish');
      return { id, ...line };
    },
    shown: (productId, cursor = '') =>
      shop.get(`/reviews?productId=${productId}${cursor && `&cursor=${cursor}`}`),
  };
  return fixtures;
}

export function reviewIn({ body }: Answer): CustomerReview & ReviewRow {
  return body.review as CustomerReview & ReviewRow;
}

/** The rating stored in the product. */
export async function sumOf(productId: string): Promise<ReviewSum> {
  const product = await db().doc(`products/${productId}`).get();
  const { count = 0, sum = 0 } = (product.get('reviews') ?? {}) as Partial<ReviewSum>;
  return { count, sum };
}

/** The rating computed from the published reviews. */
export async function publishedReviewTotal(productId: string): Promise<ReviewSum> {
  const { docs } = await db()
    .collection('reviews')
    .where('productId', '==', productId)
    .where('status', '==', 'published')
    .get();
  return {
    count: docs.length,
    sum: docs.reduce((sum, one) => sum + Number(one.get('rating')), 0),
  };
}

/** Stores a review without updating its product. */
export async function putReview(fields: {
  productId: string;
  uid: string;
  rating: number;
  status: ReviewState;
}): Promise<string> {
  const id = randomUUID().replaceAll('-', '');
  const at = new Date();
  await db()
    .doc(`reviews/${id}`)
    .set({
      ...{ orderId: `o-${id}`, options: {}, title: 'Saree', name: 'Zoya', text: PRAISE.text },
      ...{ rejection: '', reply: null, returned: false, editedAt: null },
      ...{ createdAt: at, updatedAt: at, ...fields },
    });
  return id;
}

async function versionOf(id: string): Promise<string> {
  const review = await db().doc(`reviews/${id}`).get();
  const at = review.get('updatedAt') as { toDate: () => Date } | undefined;
  return (at?.toDate() ?? new Date(0)).toISOString();
}
