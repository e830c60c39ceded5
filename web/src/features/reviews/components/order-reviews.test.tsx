import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import type { CustomerReview } from '@kargha/domain/reviews/review-endpoints';
import { ApiError } from '#lib/server/api-client.ts';
import { sampleOrder } from '#testing/sample-order.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { OrderReviews } from './order-reviews.tsx';

const api = vi.hoisted(() => ({
  readOrderReviews: vi.fn<(orderId: string) => Promise<readonly CustomerReview[]>>(),
  sendReview: vi.fn<(asked: object) => Promise<CustomerReview>>(),
  saveReview: vi.fn<(id: string, words: object) => Promise<CustomerReview>>(),
  withdrawReview: vi.fn<(id: string) => Promise<void>>(),
}));
vi.mock('../data/order-reviews-api.ts', () => api);

const AT = '2026-11-01T06:00:00Z';
const LINES = [
  { productId: 'saree', title: 'Kota saree', quantity: 1, unitPrice: 180_000 },
  {
    productId: 'kurta',
    title: 'Ajrakh kurta',
    options: { Size: '38' },
    quantity: 1,
    unitPrice: 90_000,
  },
  { productId: 'stole', title: 'Eri stole', quantity: 1, unitPrice: 90_000 },
];
const PARCEL = { id: 'p1', courier: 'Hamsa', awb: 'H1', trackingUrl: '', shippedAt: AT };

function order(delivered: object[] = LINES.slice(0, 2)) {
  const shipments = [
    { ...PARCEL, lines: delivered, state: 'delivered', deliveredAt: AT },
    { ...PARCEL, id: 'p2', lines: LINES.slice(2), state: 'shipped', deliveredAt: null },
  ];
  return sampleOrder({ number: 'KG-1', state: 'shipped', lines: LINES, shipments });
}

const review = (changes: Partial<CustomerReview> = {}): CustomerReview => ({
  ...{ id: 'r1', name: 'Zoya', rating: 4, text: 'It falls well, and is heavier than I thought.' },
  ...{
    options: {},
    returned: false,
    pictures: [],
    photos: 0,
    createdAt: new Date(AT),
    editedAt: null,
    reply: null,
  },
  ...{ orderId: 'o1', productId: 'saree', title: 'Kota saree', status: 'pending', rejection: '' },
  editableUntil: new Date('2999-01-01T00:00:00Z'),
  ...changes,
});
const show = (shown = order()) => renderInShop(<OrderReviews order={shown} />);
const button = (name: string) => screen.findByRole('button', { name });

beforeEach(() => {
  Object.values(api).forEach((call) => call.mockReset());
  api.readOrderReviews.mockResolvedValue([]);
});

test('offers reviews only for delivered items', async () => {
  show();
  expect(await button('Write a review: Kota saree')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Write a review: Ajrakh kurta' })).toBeVisible();
  expect(screen.queryByText('Eri stole')).toBeNull();
});

test('finds the review of a piece that was made to measure', async () => {
  const [saree] = LINES;
  const tailored = { ...saree, tailoringId: '0123456789abcdef' };
  api.readOrderReviews.mockResolvedValue([review({ tailoringId: tailored.tailoringId })]);
  const parcel = { ...PARCEL, lines: [tailored], state: 'delivered', deliveredAt: AT };
  show(sampleOrder({ number: 'KG-1', state: 'delivered', lines: [tailored], shipments: [parcel] }));
  expect(await button('Edit review: Kota saree')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Write a review: Kota saree' })).toBeNull();
});

test('offers no reviews before delivery', () => {
  show(order([]));
  expect(screen.queryByRole('heading')).toBeNull();
  expect(api.readOrderReviews).not.toHaveBeenCalled();
});

test('chooses stars by keyboard, reports missing fields and shows the review as pending', async () => {
  api.sendReview.mockResolvedValue(review({ productId: 'kurta', options: { Size: '38' } }));
  show();
  await userEvent.click(await button('Write a review: Ajrakh kurta'));
  const dialog = await screen.findByRole('dialog', { name: 'Your review of Ajrakh kurta' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send review' }));
  expect(await within(dialog).findByText('Please choose one to five stars')).toBeVisible();
  const group = within(dialog).getByRole('group', { name: 'Your rating' });
  const stars = within(group).getByRole('radio', { name: '3 stars' });
  stars.focus();
  await userEvent.keyboard(' {ArrowRight}');
  expect(within(group).getByRole('radio', { name: '4 stars' })).toBeChecked();
  const text = within(dialog).getByRole('textbox', { name: 'Your review' });
  await userEvent.type(text, 'Too short');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send review' }));
  expect(await within(dialog).findByText('Please write at least 10 characters')).toBeVisible();
  expect(api.sendReview).not.toHaveBeenCalled();
  await userEvent.type(text, ', but it falls well.');
  const fit = within(dialog).getByRole('combobox', { name: 'How does it fit?' });
  await userEvent.selectOptions(fit, 'Runs small');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send review' }));
  expect(await screen.findByText('Pending approval')).toBeVisible();
  expect(api.sendReview).toHaveBeenCalledWith({
    ...{ orderId: 'o1', productId: 'kurta', options: { Size: '38' }, rating: 4 },
    text: 'Too short, but it falls well.',
    fit: 'small',
    photos: [],
  });
});

test('reports an error and keeps the text', async () => {
  const sentence = 'This piece is no longer in our shop.';
  api.sendReview.mockRejectedValue(new ApiError(sentence, { status: 409, code: 'product_gone' }));
  show();
  await userEvent.click(await button('Write a review: Kota saree'));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('radio', { name: '5 stars' }));
  const text = within(dialog).getByRole('textbox');
  await userEvent.type(text, 'Light as it was promised.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send review' }));
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(text).toHaveValue('Light as it was promised.');
});

test('shows why a review was rejected and edits it from its text', async () => {
  const refused = review({ status: 'rejected', rejection: 'It names your neighbour' });
  api.readOrderReviews.mockResolvedValue([refused]);
  api.saveReview.mockResolvedValue(review());
  show();
  expect(await screen.findByText('Reason: It names your neighbour')).toBeVisible();
  await userEvent.click(await button('Edit review: Kota saree'));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('radio', { name: '4 stars' })).toBeChecked();
  expect(within(dialog).queryByRole('combobox')).toBeNull();
  await userEvent.type(within(dialog).getByRole('textbox'), ' Lovely.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Pending approval')).toBeVisible();
  expect(api.saveReview).toHaveBeenCalledWith('r1', {
    rating: 4,
    text: 'It falls well, and is heavier than I thought. Lovely.',
  });
});

test('can be deleted but not edited after thirty days', async () => {
  const old = review({ status: 'published', editableUntil: new Date('2026-01-01T00:00:00Z') });
  api.readOrderReviews.mockResolvedValue([old]);
  api.withdrawReview.mockResolvedValue();
  show();
  await userEvent.click(await button('Delete review: Kota saree'));
  expect(screen.queryByRole('button', { name: 'Edit review: Kota saree' })).toBeNull();
  const dialog = await screen.findByRole('dialog', { name: 'Delete your review of Kota saree?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete review' }));
  expect(await button('Write a review: Kota saree')).toBeVisible();
  expect(api.withdrawReview).toHaveBeenCalledWith('r1');
});

test('retries after a failed load', async () => {
  api.readOrderReviews.mockRejectedValueOnce(new Error('lost'));
  show();
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await button('Write a review: Kota saree')).toBeVisible();
});
