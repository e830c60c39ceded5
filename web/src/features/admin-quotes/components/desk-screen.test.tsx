import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';
import { sampleDesk } from '#testing/sample-quotation.ts';

import type { DeskQuote } from '../state/desk.ts';
import { DeskScreen } from './desk-screen.tsx';

const { readDesk } = vi.hoisted(() => ({ readDesk: vi.fn<(id: string) => Promise<DeskQuote>>() }));
vi.mock('#session/state/quote-uploads.ts', () => ({
  putMessageFile: vi.fn(),
  dropMessageFile: vi.fn(),
}));
vi.mock('../data/desk-api.ts', () => ({
  readDesk,
  saveOffer: vi.fn(),
  takeStep: vi.fn(),
  listQuotes: vi.fn(),
  deskFile: vi.fn(),
  deskMessageFile: vi.fn(),
  deskPdf: vi.fn(),
  sendDeskMessage: () => Promise.resolve(),
}));
vi.mock('#session/state/find-products.ts', () => ({ findActiveProducts: vi.fn() }));

const desk: DeskQuote = { ...sampleDesk };

beforeEach(() => {
  readDesk.mockReset().mockResolvedValue(desk);
});

test('an offer that is being typed outlives a message after which the request cannot be read', async () => {
  renderInShop(<DeskScreen quoteId="q1" drawOffer={() => null} drawCredit={() => null} />);
  await userEvent.type(await screen.findByLabelText('Price per piece in ₹'), '1250');
  readDesk.mockRejectedValueOnce(new Error('The line is bad.'));
  await userEvent.type(
    screen.getByRole('textbox', { name: 'Message to the buyer' }),
    'We are at it.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText('The line is bad.')).toBeVisible();
  expect(screen.getByLabelText('Price per piece in ₹')).toHaveValue('1250');

  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await expect.poll(() => screen.queryByText('The line is bad.')).toBeNull();
  expect(screen.getByLabelText('Price per piece in ₹')).toHaveValue('1250');
  expect(readDesk).toHaveBeenCalledTimes(3);
});
