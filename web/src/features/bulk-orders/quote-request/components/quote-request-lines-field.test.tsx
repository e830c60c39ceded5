import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import type { QuoteForm, QuoteSubmission } from '@kargha/domain/quotes/quote-request';
import { ApiError } from '#lib/server/api-client.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { sampleBuyer as buyer } from '#testing/sample-buyer.ts';

import { continueDraft } from '../state/saved-quote-drafts.ts';
import { readDraft, setDraftLines } from '../state/quote-draft.ts';
import { RequestForm } from './quote-request-form.tsx';

const { sendQuoteRequest, readServerDraft, writeServerDraft, readProducts } = vi.hoisted(() => ({
  sendQuoteRequest: vi.fn<(form: QuoteForm, parts: QuoteSubmission) => Promise<void>>(),
  readServerDraft: vi.fn(),
  writeServerDraft: vi.fn<(id: string, fields: object) => Promise<void>>(),
  readProducts: vi.fn(),
}));
vi.mock('../data/quote-api.ts', () => ({ sendQuoteRequest }));
vi.mock('#session/state/quote-uploads.ts', () => ({
  putRequestFile: vi.fn(),
  dropRequestFile: vi.fn(),
}));
vi.mock('../data/quote-drafts-api.ts', () => ({ readServerDraft, writeServerDraft }));
vi.mock('#lib/firebase/firebase-products.ts', () => ({ readProducts }));

const onSent = vi.fn<() => void>();

beforeEach(() => {
  localStorage.clear();
  vi.resetAllMocks();
  sendQuoteRequest.mockResolvedValue();
  writeServerDraft.mockResolvedValue();
});

const open = () =>
  renderInShop(<RequestForm profile={buyer} onSent={onSent} onClose={vi.fn<() => void>()} />);
const quantity = () => screen.getByLabelText(/^Expected quantity/);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const kurtas = { productId: 'kurta', title: 'Khadi kurta', quantity: 300 };
const stoles = { productId: 'stole', title: 'Eri stole', quantity: 50 };

test('lists requested products with their total, removes them and sends them', async () => {
  setDraftLines(buyer, [kurtas, stoles]);
  open();
  expect(screen.getByRole('group', { name: 'Products' })).toHaveTextContent(
    'Khadi kurta300 piecesRemoveEri stole50 pieces',
  );
  expect(quantity()).toHaveValue('350');
  await press('Remove Eri stole from the request');
  expect(quantity()).toHaveValue('300');
  await press('Submit Request');
  await vi.waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  const [form, parts] = sendQuoteRequest.mock.calls[0]!;
  expect(form).not.toHaveProperty('lines');
  expect(parts.lines).toEqual([{ productId: 'kurta', quantity: 300 }]);
});

test('keeps a quantity that was typed over the total', async () => {
  setDraftLines(buyer, [kurtas, stoles]);
  open();
  await userEvent.clear(quantity());
  await userEvent.type(quantity(), '400');
  await press('Remove Eri stole from the request');
  expect(quantity()).toHaveValue('400');
});

test('names a product that is no longer sold', async () => {
  const details = { items: [{ productId: 'stole' }] };
  const refused = new ApiError('Some of these…', { status: 409, code: 'not_for_sale', details });
  sendQuoteRequest.mockRejectedValueOnce(refused);
  setDraftLines(buyer, [kurtas, stoles]);
  open();
  await press('Submit Request');
  expect(await screen.findByRole('alert')).toHaveTextContent('No longer available: Eri stole.');
});

test('saves the products of a draft by id', async () => {
  setDraftLines(buyer, [kurtas]);
  open();
  await press('Save as Draft');
  await vi.waitFor(() => expect(writeServerDraft).toHaveBeenCalledOnce());
  expect(writeServerDraft.mock.calls[0]![1]).toMatchObject({ wished: ['kurta 300'] });
});

test('loads a draft with the current product titles', async () => {
  const { sampleQuote } = await import('#testing/sample-quotation.ts');
  const quote = { ...sampleQuote, state: 'draft' };
  readServerDraft.mockResolvedValue({ quote, wished: ['kurta 300', 'gone 5'] });
  readProducts.mockResolvedValue([{ _id: 'kurta', title: 'Khadi kurta, indigo' }]);
  expect(await continueDraft(buyer, 'q1')).toBe(true);
  expect(readDraft(buyer).lines).toEqual([{ ...kurtas, title: 'Khadi kurta, indigo' }]);
});
