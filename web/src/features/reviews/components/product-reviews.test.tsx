import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import type { PublicReview } from '@kargha/domain/reviews/public-review';
import type { ListPage } from '#lib/reading/use-pages.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { sampleProduct } from '#testing/sample-product.ts';

import { ProductReviews } from './product-reviews.tsx';

const api = vi.hoisted(() => ({
  listReviews: vi.fn<(filter: object, cursor: string) => Promise<ListPage<PublicReview>>>(),
}));
vi.mock('../data/reviews-api.ts', () => api);

const REVIEW: PublicReview = {
  id: 'r1',
  name: 'Zoya',
  rating: 4,
  text: 'The indigo bled in the first wash.\nThen no more.',
  options: {},
  returned: false,
  pictures: [],
  createdAt: new Date('2026-10-02T06:00:00Z'),
  editedAt: null,
  reply: null,
};
const page = (rows: PublicReview[], nextCursor: string | null = null) =>
  Promise.resolve({ rows, nextCursor });
const show = () =>
  renderInShop(<ProductReviews product={sampleProduct()} sum={{ count: 2, sum: 9 }} />);

beforeEach(() => {
  api.listReviews.mockReset();
});

test('labels stars for screen readers and shows replies and returns', async () => {
  const reply = { text: 'Salt in the first water holds it.', at: new Date('2026-10-03T06:00:00Z') };
  const options = { Size: '38' };
  const editedAt = new Date('2026-10-05T06:00:00Z');
  api.listReviews.mockReturnValue(
    page([
      REVIEW,
      { ...REVIEW, id: 'r2', name: 'Ira', rating: 5, reply, returned: true, options, editedAt },
    ]),
  );
  show();
  const section = await screen.findByRole('region', { name: 'Reviews' });
  expect(within(section).getByRole('img', { name: '4.5 out of 5' })).toBeVisible();
  expect(within(section).getByText('2 reviews')).toBeVisible();
  const [first, second] = await screen.findAllByRole('article');
  expect(within(first!).getByRole('img', { name: '4 out of 5' })).toBeVisible();
  expect(first).toHaveTextContent('Zoya');
  expect(first).not.toHaveTextContent('Returned item');
  expect(second).toHaveTextContent('Returned item');
  expect(second).toHaveTextContent('Size: 38');
  expect(second).toHaveTextContent('edited on 5 Oct 2026');
  expect(second).toHaveTextContent('Kargha replied on 3 Oct 2026');
  expect(second).toHaveTextContent('Salt in the first water holds it.');
});

test('shows more until the end', async () => {
  api.listReviews.mockReturnValueOnce(page([REVIEW], 'r1'));
  show();
  const more = await screen.findByRole('button', { name: 'Show more' });
  api.listReviews.mockRejectedValueOnce(new Error('lost'));
  await userEvent.click(more);
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
  api.listReviews.mockReturnValueOnce(page([{ ...REVIEW, id: 'r2' }]));
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(api.listReviews.mock.calls.map(([, cursor]) => cursor)).toEqual(['', 'r1', 'r1']);
});

test('retries after a failed load', async () => {
  api.listReviews.mockRejectedValueOnce(new Error('lost'));
  show();
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
  api.listReviews.mockReturnValueOnce(page([REVIEW]));
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('article')).toHaveTextContent('Zoya');
});
