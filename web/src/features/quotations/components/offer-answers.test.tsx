import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { ApiError } from '#lib/api-client.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { OfferAnswers } from './offer-answers.tsx';

type Send = (id: string, version: number, words: string) => Promise<void>;

const { declineOffer, askForChanges } = vi.hoisted(() => ({
  declineOffer: vi.fn<Send>(),
  askForChanges: vi.fn<Send>(),
}));
vi.mock('../data/answer-api.ts', () => ({ declineOffer, askForChanges }));

const onAnswered = vi.fn<() => void>();

beforeEach(() => {
  vi.resetAllMocks();
  renderInShop(<OfferAnswers quoteId="q1" version={2} onAnswered={onAnswered} />);
});

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('what should be different goes to the shop with the version that was seen', async () => {
  await press('Ask for changes');
  await userEvent.type(await screen.findByLabelText('What should be different?'), 'In green');
  await press('Send');
  await vi.waitFor(() => expect(onAnswered).toHaveBeenCalledOnce());
  expect(askForChanges).toHaveBeenCalledWith('q1', 2, 'In green');
  expect(await screen.findByText('Your message is with us.')).toBeVisible();
});

test('declining takes a reason', async () => {
  await press('Decline');
  await press('Decline the offer');
  expect(await screen.findByRole('alert')).toHaveTextContent('Please give a reason.');
  expect(declineOffer).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText('Reason'), 'Too late');
  await press('Decline the offer');
  await vi.waitFor(() => expect(onAnswered).toHaveBeenCalledOnce());
  expect(declineOffer).toHaveBeenCalledWith('q1', 2, 'Too late');
});

test('an offer that has changed meanwhile is said so, and nothing is done', async () => {
  const sentence = 'This offer has changed. Please look at the latest version.';
  askForChanges.mockRejectedValue(new ApiError(sentence, { status: 409, code: 'stale' }));
  await press('Ask for changes');
  await userEvent.type(await screen.findByLabelText('What should be different?'), 'In green');
  await press('Send');
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(onAnswered).not.toHaveBeenCalled();
});
