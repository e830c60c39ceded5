import { expect, test } from 'vitest';

import { reviewRequestSchema } from '@kargha/domain/reviews/review-requests';

import { ANCHOR } from '../foundation/anchor.ts';
import { reviewDocuments, ratingsByProduct } from './reviews.ts';

const REVIEWS = reviewDocuments().map(({ data }) => data as Stored);

interface Stored {
  productId: string;
  orderId: string;
  options: Record<string, string>;
  name: string;
  rating: number;
  text: string;
  status: string;
  returned: boolean;
  reply: { at: Date } | null;
  createdAt: Date;
  updatedAt: Date;
}

test('has only valid reviews that were written before today', async () => {
  for (const { orderId, productId, options, rating, text, createdAt, updatedAt } of REVIEWS) {
    const request = { orderId, productId, options, rating, text, photos: [] };
    await expect(reviewRequestSchema.validate(request)).resolves.toEqual(request);
    expect(+createdAt, text).toBeLessThan(+ANCHOR);
    expect(+updatedAt, text).toBeLessThan(+ANCHOR);
  }
});

test('has reviews in every state, some with a reply, and one of a returned item', () => {
  const count = (is: (review: Stored) => boolean) => REVIEWS.filter(is).length;
  expect(count(({ status }) => status === 'pending')).toBe(2);
  expect(count(({ status }) => status === 'rejected')).toBe(1);
  expect(count(({ reply }) => reply !== null)).toBe(2);
  expect(count(({ returned }) => returned)).toBe(1);
});

test('counts only published reviews for each product', () => {
  const sums = ratingsByProduct();
  const published = REVIEWS.filter(({ status }) => status === 'published');
  expect([...sums.values()].reduce((all, { count }) => all + count, 0)).toBe(published.length);
  const dice = sums.get('sambalpuri-pasapalli-saree-black-red');
  expect(dice).toEqual({ count: 2, sum: 9 });
  expect(sums.get('balaramapuram-kasavu-mundu-double')).toBeUndefined();
});
