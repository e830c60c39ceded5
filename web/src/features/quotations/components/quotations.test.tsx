import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { paise } from '@kargha/domain/paise';
import { renderInShop } from '#testing/render-in-shop.tsx';

import type { Quotation, ShownQuote, ShownVersion } from '../state/shown-quote.ts';
import { QuotationList } from './quotation-list.tsx';
import { QuotationScreen } from './quotation-screen.tsx';

const { quotesOf, quotationOf } = vi.hoisted(() => ({
  quotesOf: vi.fn<(uid: string) => Promise<ShownQuote[]>>(),
  quotationOf: vi.fn<(quoteId: string) => Promise<Quotation | null>>(),
}));
vi.mock('../data/quotations.ts', () => ({ quotesOf, quotationOf }));
vi.mock('../data/answer-api.ts', () => ({ declineOffer: vi.fn(), askForChanges: vi.fn() }));

const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

const quote: ShownQuote = {
  id: 'q1',
  state: 'quoted',
  companyName: 'Malhar Gifts LLP',
  contactPerson: 'Ira Nambiar',
  email: 'ira@malhar.example',
  phone: '9876543210',
  industry: 'Gifts',
  orderType: 'corporate',
  quantity: 80,
  category: 'home-decor',
  requiredBy: null,
  requirements: 'Bowls in indigo',
  wantsBranding: true,
  wantsPackaging: false,
  wantsSamples: true,
  budgetPerPiece: '1000-2500',
  paymentTerms: 'half-advance',
  additionalInfo: '',
  latestVersion: 2,
  versionState: 'sent',
  validUntil: inDays(5),
  orderId: null,
  submittedAt: new Date('2026-11-20T20:00:00Z'),
  quotedAt: null,
  createdAt: new Date('2026-11-19T20:00:00Z'),
};

const first: ShownVersion = {
  version: 1,
  state: 'superseded',
  lines: [
    {
      productId: 'bowl',
      description: 'Lacquer bowl',
      quantity: 80,
      unitPrice: paise(105_000),
      customisation: 'Indigo only',
      hsnCode: '4419',
      taxPercent: 18,
    },
  ],
  totals: {
    subtotal: paise(8_400_000),
    discount: paise(400_000),
    shipping: paise(0),
    tax: paise(1_440_000),
    total: paise(9_440_000),
  },
  paymentTerms: 'half-advance',
  terms: 'Colours may vary by a shade.',
  leadTimeDays: 21,
  validUntil: inDays(-2),
  sentAt: inDays(-9),
};
const second: ShownVersion = {
  ...first,
  version: 2,
  state: 'sent',
  lines: first.lines.map((line) => ({ ...line, unitPrice: paise(102_000) })),
  totals: { ...first.totals, subtotal: paise(8_160_000), total: paise(9_156_800) },
  validUntil: inDays(5),
};

beforeEach(() => {
  quotesOf.mockReset();
  quotationOf.mockReset();
});

test('each request stands there with its company, its pieces, its day in India and its state', async () => {
  quotesOf.mockResolvedValue([quote]);
  renderInShop(<QuotationList uid="u1" />);
  const card = await screen.findByRole('listitem');
  const told = ['Home decor · 80 pieces', 'Malhar Gifts LLP', '21 Nov 2026', 'Quotation sent'];
  for (const text of [...told, 'Valid until']) expect(card).toHaveTextContent(text);
  expect(within(card).getByRole('link')).toHaveAttribute('href', '/quotations/q1');
});

test('an offer whose day is over is shown as expired', async () => {
  quotesOf.mockResolvedValue([{ ...quote, validUntil: inDays(-1) }]);
  renderInShop(<QuotationList uid="u1" />);
  const card = await screen.findByRole('listitem');
  expect(card).toHaveTextContent('Expired on');
  expect(card).not.toHaveTextContent('Valid until');
});

test('without requests the page leads to bulk orders', async () => {
  quotesOf.mockResolvedValue([]);
  renderInShop(<QuotationList uid="u1" />);
  expect(await screen.findByText('No quotations yet')).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/bulk-orders');
});

test('a list that cannot be read can be tried again', async () => {
  quotesOf.mockRejectedValueOnce(new Error('offline')).mockResolvedValue([quote]);
  renderInShop(<QuotationList uid="u1" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Malhar Gifts LLP')).toBeVisible();
});

test('the latest offer shows its lines, its amounts, its terms and what is different', async () => {
  const message = { from: 'buyer', text: 'Can they come in blue?', at: inDays(-3) } as const;
  quotationOf.mockResolvedValue({
    quote,
    versions: [first, second],
    messages: [{ ...message, id: 'm1', version: 1, line: 0 }],
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
  expect(screen.getByRole('button', { name: 'Ask for changes' })).toBeVisible();
});

test('an offer that has expired cannot be answered any more', async () => {
  const over = { ...quote, validUntil: inDays(-1) };
  quotationOf.mockResolvedValue({ quote: over, versions: [first, second], messages: [] });
  renderInShop(<QuotationScreen quoteId="q1" />);
  expect(await screen.findByText('Expired')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull();
});

test('before the first offer the page says when it comes', async () => {
  const waiting = { ...quote, state: 'submitted', versionState: null, validUntil: null } as const;
  quotationOf.mockResolvedValue({ quote: waiting, versions: [], messages: [] });
  renderInShop(<QuotationScreen quoteId="q1" />);
  expect(await screen.findByText(/We reply within 24 hours and quote within 48/)).toBeVisible();
  expect(screen.getByText('Submitted')).toBeVisible();
});

test('a request that is not there, or not theirs, is said so', async () => {
  quotationOf.mockResolvedValue(null);
  renderInShop(<QuotationScreen quoteId="q2" />);
  expect(await screen.findByText('We found no such quotation')).toBeVisible();
});
