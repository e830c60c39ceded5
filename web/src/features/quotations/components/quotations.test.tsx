import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { paise } from '@kargha/domain/money/paise';
import type { ShownQuote, ShownVersion } from '#lib/documents/quote-document.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { inDays, sampleOffer, sampleQuote } from '#testing/sample-quotation.ts';

import type { Quotation } from '../state/quote-status.ts';
import { QuotationList } from './quotation-list.tsx';
import { QuotationScreen } from './quotation-screen.tsx';

const { readQuotes, readQuotation } = vi.hoisted(() => ({
  readQuotes: vi.fn<(uid: string) => Promise<ShownQuote[]>>(),
  readQuotation: vi.fn<(quoteId: string) => Promise<Quotation | null>>(),
}));
vi.mock('../data/quotations.ts', () => ({ readQuotes, readQuotation }));
vi.mock('#lib/firebase/firebase-products.ts', () => ({ readProducts: () => Promise.resolve([]) }));
vi.mock('#session/state/quote-uploads.ts', () => ({
  putMessageFile: vi.fn(),
  dropMessageFile: vi.fn(),
}));
vi.mock('../state/quote-actions.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  acceptOffer: vi.fn(),
  requestChanges: vi.fn(),
  declineOffer: vi.fn(),
  messageFile: vi.fn(),
  quotationFile: vi.fn(),
  quotationPdf: vi.fn(),
  renewOffer: vi.fn(),
  sendMessage: vi.fn(),
  withdrawRequest: vi.fn(),
}));

const second: ShownVersion = {
  ...sampleOffer,
  version: 2,
  state: 'sent',
  lines: sampleOffer.lines.map((line) => ({ ...line, unitPrice: paise(102_000) })),
  totals: { ...sampleOffer.totals, subtotal: paise(8_160_000), total: paise(9_156_800) },
  validUntil: inDays(5),
};

beforeEach(() => {
  readQuotes.mockReset();
  readQuotation.mockReset();
});

test('lists each request with company, quantity, Indian date and status', async () => {
  readQuotes.mockResolvedValue([sampleQuote]);
  renderInShop(<QuotationList uid="u1" />);
  const card = await screen.findByRole('listitem');
  const facts = ['Home decor · 80 pieces', 'Malhar Gifts LLP', '21 Nov 2026', 'Quotation sent'];
  for (const text of [...facts, 'Q-Q1-2', 'Valid until']) expect(card).toHaveTextContent(text);
  expect(within(card).getByRole('link')).toHaveAttribute('href', '/quotations/q1');
});

test('shows an offer past its date as expired', async () => {
  readQuotes.mockResolvedValue([{ ...sampleQuote, validUntil: inDays(-1) }]);
  renderInShop(<QuotationList uid="u1" />);
  const card = await screen.findByRole('listitem');
  expect(card).toHaveTextContent('Expired on');
  expect(card).not.toHaveTextContent('Valid until');
});

test('links to bulk orders when there are no requests', async () => {
  readQuotes.mockResolvedValue([]);
  renderInShop(<QuotationList uid="u1" />);
  expect(await screen.findByText('No quotations yet')).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/bulk-orders');
});

test('offers a retry when the list cannot be loaded', async () => {
  readQuotes.mockRejectedValueOnce(new Error('offline')).mockResolvedValue([sampleQuote]);
  renderInShop(<QuotationList uid="u1" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Malhar Gifts LLP')).toBeVisible();
});

test('shows the latest offer with lines, amounts, terms and changes', async () => {
  const message = { from: 'buyer', text: 'Can they come in blue?', at: inDays(-3) } as const;
  readQuotation.mockResolvedValue({
    quote: sampleQuote,
    versions: [sampleOffer, second],
    messages: [
      { ...message, id: 'm1', version: 1, line: 0, files: ['quotes/u1/q1/m1/swatch.png'] },
    ],
  });
  renderInShop(<QuotationScreen quoteId="q1" />);
  expect(await screen.findByRole('heading', { name: 'Our offer, version 2' })).toBeVisible();
  const row = screen.getByRole('row', { name: /Lacquer bowl/ });
  for (const text of ['Indigo only', 'HSN 4419, GST 18%', '₹1,020', '₹81,600']) {
    expect(row).toHaveTextContent(text);
  }
  expect(screen.getByText('Lacquer bowl: ₹1,050 → ₹1,020')).toBeVisible();
  expect(screen.getByText('Total: ₹94,400 → ₹91,568')).toBeVisible();
  expect(screen.getByText('21 days')).toBeVisible();
  expect(screen.getByText('Logo or branding, Samples')).toBeVisible();
  expect(screen.getByText('Can they come in blue?')).toBeVisible();
  expect(screen.getByText(/on version 1, line 1/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Request changes' })).toBeVisible();
});

test('offers no answer to an expired offer', async () => {
  const over = { ...sampleQuote, validUntil: inDays(-1) };
  readQuotation.mockResolvedValue({ quote: over, versions: [sampleOffer, second], messages: [] });
  renderInShop(<QuotationScreen quoteId="q1" />);
  expect(await screen.findByText('Expired')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Decline offer' })).toBeNull();
});

test('says when the first offer will come', async () => {
  const waiting = {
    ...sampleQuote,
    state: 'submitted',
    versionState: null,
    validUntil: null,
  } as const;
  readQuotation.mockResolvedValue({ quote: waiting, versions: [], messages: [] });
  renderInShop(<QuotationScreen quoteId="q1" />);
  expect(
    await screen.findByText(/We reply within 24 hours and send a quotation within 48/),
  ).toBeVisible();
  expect(screen.getByText('Submitted')).toBeVisible();
});

test('says that a missing or foreign request was not found', async () => {
  readQuotation.mockResolvedValue(null);
  renderInShop(<QuotationScreen quoteId="q2" />);
  expect(await screen.findByText('We could not find this quotation')).toBeVisible();
});
