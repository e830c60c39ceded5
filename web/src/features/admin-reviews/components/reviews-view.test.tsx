import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import {
  staffReviewEndpoints,
  type ReviewRow,
} from '@kargha/domain/reviews/staff-review-endpoints';
import { callStaffApi } from '#session/state/staff-api.ts';
import { answerEndpoints, answerTo } from '#testing/answer-endpoints.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { signInStaff } from '#testing/sign-in-staff.ts';

import { ReviewsPage } from './reviews-view.tsx';

beforeEach(() => signInStaff('owner'));

vi.mock('#session/state/staff-api.ts', async (original) => ({
  ...(await original()),
  callStaffApi: vi.fn(),
}));

const AT = new Date('2026-11-01T06:00:00Z');
const WAITING: ReviewRow = {
  ...{ id: 'r1', name: 'Zoya', rating: 3, text: 'The border curls after two washes.' },
  ...{ options: { Size: '38' }, returned: false, createdAt: AT, editedAt: null, reply: null },
  ...{ photos: 0, pictures: [] },
  ...{ orderId: 'o1', productId: 'p1', title: 'Kota saree', status: 'pending', rejection: '' },
  updatedAt: AT,
};
/** the review as staff saw it */
const SEEN = { updatedAt: AT.toISOString() };
const NAME = 'Review of Kota saree by Zoya';

async function opened() {
  renderInShop(<ReviewsPage />);
  await userEvent.click(await screen.findByRole('button', { name: NAME }));
  return screen.findByRole('dialog', { name: 'Kota saree' });
}

let review: ReviewRow;
const requests: object[] = [];

beforeEach(() => {
  review = WAITING;
  requests.length = 0;
  const answerWith = (request: object, change: Partial<ReviewRow>) => {
    requests.push(request);
    review = { ...review, ...change };
    return { review };
  };
  const { list, publish, reject, reply } = staffReviewEndpoints;
  answerEndpoints(vi.mocked(callStaffApi), [
    answerTo(list, () => ({ rows: [review], nextCursor: null })),
    answerTo(publish, ({ body }) => answerWith(body, { status: 'published' })),
    answerTo(reject, ({ body }) =>
      answerWith(body, { status: 'rejected', rejection: body.reason }),
    ),
    answerTo(reply, ({ body }) => answerWith(body, { reply: { text: body.text, at: AT } })),
  ]);
});

test('publishes a review and updates the list', async () => {
  const dialog = await opened();
  expect(within(dialog).getByText(WAITING.text)).toBeVisible();
  expect(within(dialog).getByText('Size: 38')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Publish' }));
  expect(await within(dialog).findByText('Published')).toBeVisible();
  expect(requests).toEqual([SEEN]);
  expect(within(dialog).getByRole('button', { name: 'Take down' })).toBeVisible();
  expect(within(dialog).queryByRole('button', { name: 'Publish' })).toBeNull();
});

test('requires a reason to reject a review', async () => {
  const dialog = await opened();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));
  const ask = await screen.findByRole('dialog', { name: 'Reject the review by Zoya?' });
  await userEvent.click(within(ask).getByRole('button', { name: 'Reject' }));
  expect(await within(ask).findByText('Please give a reason')).toBeVisible();
  await userEvent.type(within(ask).getByRole('textbox', { name: 'Reason' }), 'Sells sarees');
  await userEvent.click(within(ask).getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('Sells sarees')).toBeVisible();
  expect(requests).toEqual([{ ...SEEN, reason: 'Sells sarees' }]);
});

test('edits an existing reply', async () => {
  review = { ...WAITING, reply: { text: 'We are sorry.', at: AT } };
  const dialog = await opened();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Edit reply' }));
  const ask = await screen.findByRole('dialog', { name: 'Reply to Zoya' });
  await userEvent.type(within(ask).getByRole('textbox', { name: 'Our reply' }), ' Iron it damp.');
  await userEvent.click(within(ask).getByRole('button', { name: 'Save reply' }));
  await vi.waitFor(() =>
    expect(requests).toEqual([{ ...SEEN, text: 'We are sorry. Iron it damp.' }]),
  );
});

test('filters the list by pending reviews', async () => {
  renderInShop(<ReviewsPage />);
  const tabs = await screen.findByRole('group', { name: 'Reviews by status' });
  await userEvent.click(within(tabs).getByRole('button', { name: 'Pending' }));
  await vi.waitFor(() =>
    expect(callStaffApi).toHaveBeenLastCalledWith('/reviews/desk?status=pending', {
      method: 'GET',
    }),
  );
});
