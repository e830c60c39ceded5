import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import type { ReviewRow } from '@kargha/domain/reviews/staff-review-endpoints';
import type { ListPage } from '#lib/reading/use-pages.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { ReviewsPage } from './reviews-view.tsx';

const api = vi.hoisted(() => ({
  listReviews:
    vi.fn<(filter: { status: string }, cursor: string) => Promise<ListPage<ReviewRow>>>(),
  publishReview: vi.fn<(review: ReviewRow) => Promise<ReviewRow>>(),
  rejectReview: vi.fn<(review: ReviewRow, reason: string) => Promise<ReviewRow>>(),
  replyToReview: vi.fn<(review: ReviewRow, text: string) => Promise<ReviewRow>>(),
}));
vi.mock('../data/reviews-api.ts', () => api);

const AT = new Date('2026-11-01T06:00:00Z');
const WAITING: ReviewRow = {
  ...{ id: 'r1', name: 'Zoya', rating: 3, text: 'The border curls after two washes.' },
  ...{ options: { Size: '38' }, returned: false, createdAt: AT, editedAt: null, reply: null },
  ...{ orderId: 'o1', productId: 'p1', title: 'Kota saree', status: 'pending', rejection: '' },
  updatedAt: AT,
};
const NAME = 'Review of Kota saree by Zoya';

async function opened() {
  renderInShop(<ReviewsPage />);
  await userEvent.click(await screen.findByRole('button', { name: NAME }));
  return screen.findByRole('dialog', { name: 'Kota saree' });
}

beforeEach(() => {
  Object.values(api).forEach((call) => call.mockReset());
  api.listReviews.mockResolvedValue({ rows: [WAITING], nextCursor: null });
});

test('publishes a review and updates the list', async () => {
  api.publishReview.mockResolvedValue({ ...WAITING, status: 'published' });
  const dialog = await opened();
  expect(within(dialog).getByText(WAITING.text)).toBeVisible();
  expect(within(dialog).getByText('Size: 38')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Publish' }));
  expect(await within(dialog).findByText('Published')).toBeVisible();
  expect(api.publishReview).toHaveBeenCalledWith(WAITING);
  expect(within(dialog).getByRole('button', { name: 'Take down' })).toBeVisible();
  expect(within(dialog).queryByRole('button', { name: 'Publish' })).toBeNull();
});

test('requires a reason to reject a review', async () => {
  api.rejectReview.mockResolvedValue({ ...WAITING, status: 'rejected', rejection: 'Sells sarees' });
  const dialog = await opened();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));
  const ask = await screen.findByRole('dialog', { name: 'Reject the review by Zoya?' });
  await userEvent.click(within(ask).getByRole('button', { name: 'Reject' }));
  expect(await within(ask).findByText('Please give a reason')).toBeVisible();
  await userEvent.type(within(ask).getByRole('textbox', { name: 'Reason' }), 'Sells sarees');
  await userEvent.click(within(ask).getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('Sells sarees')).toBeVisible();
  expect(api.rejectReview).toHaveBeenCalledWith(WAITING, 'Sells sarees');
});

test('edits an existing reply', async () => {
  const answered = { ...WAITING, reply: { text: 'We are sorry.', at: AT } };
  api.listReviews.mockResolvedValue({ rows: [answered], nextCursor: null });
  api.replyToReview.mockResolvedValue(answered);
  const dialog = await opened();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Edit reply' }));
  const ask = await screen.findByRole('dialog', { name: 'Reply to Zoya' });
  await userEvent.type(within(ask).getByRole('textbox', { name: 'Our reply' }), ' Iron it damp.');
  await userEvent.click(within(ask).getByRole('button', { name: 'Save reply' }));
  expect(api.replyToReview).toHaveBeenCalledWith(answered, 'We are sorry. Iron it damp.');
});

test('filters the list by pending reviews', async () => {
  renderInShop(<ReviewsPage />);
  const tabs = await screen.findByRole('group', { name: 'Reviews by status' });
  await userEvent.click(within(tabs).getByRole('button', { name: 'Pending' }));
  await vi.waitFor(() =>
    expect(api.listReviews).toHaveBeenLastCalledWith({ status: 'pending' }, ''),
  );
});
