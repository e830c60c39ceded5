import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { quoteMessageEndpoints } from '@kargha/domain/quotes/quote-message-endpoints';
import { staffQuoteEndpoints } from '@kargha/domain/quotes/staff-quote-endpoints';
import { callStaffApi } from '#session/state/staff-api.ts';
import { answerEndpoints, answerTo } from '#testing/answer-endpoints.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { sampleStaffQuote } from '#testing/sample-quotation.ts';
import { signInStaff } from '#testing/sign-in-staff.ts';

import type { StaffQuote } from '../state/staff-quote.ts';
import { QuoteDetailScreen } from './quote-detail-screen.tsx';

beforeEach(() => signInStaff('owner'));

const readStaffQuote = vi.fn<() => Promise<StaffQuote>>();

vi.mock('#session/state/staff-api.ts', async (original) => ({
  ...(await original()),
  callStaffApi: vi.fn(),
}));
vi.mock('#session/state/quote-uploads.ts', () => ({
  putMessageFile: vi.fn(),
  dropMessageFile: vi.fn(),
}));
vi.mock('#session/state/find-products.ts', () => ({ findActiveProducts: vi.fn() }));

const staffQuote: StaffQuote = { ...sampleStaffQuote };

beforeEach(() => {
  readStaffQuote.mockReset().mockResolvedValue(staffQuote);
  answerEndpoints(vi.mocked(callStaffApi), [
    answerTo(staffQuoteEndpoints.show, () => readStaffQuote()),
    answerTo(quoteMessageEndpoints.send, () => undefined),
  ]);
});

test('keeps a typed offer when the request cannot be reloaded after a message', async () => {
  renderInShop(
    <QuoteDetailScreen quoteId="q1" renderOffer={() => null} renderCredit={() => null} />,
  );
  await userEvent.type(await screen.findByLabelText('Unit price (₹)'), '1250');
  readStaffQuote.mockRejectedValueOnce(new Error('The line is bad.'));
  await userEvent.type(
    screen.getByRole('textbox', { name: 'Message to the buyer' }),
    'We are at it.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText('The line is bad.')).toBeVisible();
  expect(screen.getByLabelText('Unit price (₹)')).toHaveValue('1250');

  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await expect.poll(() => screen.queryByText('The line is bad.')).toBeNull();
  expect(screen.getByLabelText('Unit price (₹)')).toHaveValue('1250');
  expect(readStaffQuote).toHaveBeenCalledTimes(3);
});
