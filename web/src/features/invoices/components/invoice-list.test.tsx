import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { paise } from '@kargha/domain/money/paise';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { simulateScreen } from '#testing/simulate-screen.ts';

import type { ListedDocument } from '../state/listed-document.ts';
import { InvoiceList } from './invoice-list.tsx';

const { readDocuments, downloadDocument } = vi.hoisted(() => ({
  readDocuments: vi.fn<(uid: string) => Promise<ListedDocument[]>>(),
  downloadDocument: vi.fn<(document: ListedDocument) => Promise<void>>(),
}));
vi.mock('../data/invoices.ts', () => ({ readDocuments, downloadDocument }));

const invoice: ListedDocument = {
  kind: 'invoice',
  number: 'KG/2627/000007',
  financialYear: '2627',
  reference: 'KG-ABCD1234',
  purchaseOrder: '',
  buyer: 'Malhar Gifts LLP',
  gstin: '29AAHCK6072R1ZX',
  placeOfSupply: 'Karnataka',
  taxable: paise(360_000),
  cgst: paise(32_400),
  sgst: paise(32_400),
  igst: paise(0),
  shipping: paise(0),
  roundOff: paise(0),
  total: paise(424_800),
  issuedAt: new Date('2026-11-20T20:00:00Z'),
};
const older = { ...invoice, number: 'KG/2526/000001', financialYear: '2526' };
const note: ListedDocument = {
  ...invoice,
  kind: 'credit-note',
  number: 'KC/2627/000001',
  reference: invoice.number,
};

beforeEach(() => {
  readDocuments.mockReset();
  downloadDocument.mockReset();
});

afterEach(() => void vi.unstubAllGlobals());

test('lists each document with Indian date, buyer, tax and total', async () => {
  readDocuments.mockResolvedValue([note, invoice]);
  renderInShop(<InvoiceList uid="each" />);
  const row = await screen.findByRole('row', { name: /KG\/2627\/000007 Tax invoice/ });
  for (const text of ['21 Nov 2026', 'KG-ABCD1234', 'GSTIN 29AAHCK6072R1ZX', '₹648', '₹4,248']) {
    expect(row).toHaveTextContent(text);
  }
  expect(screen.getByText('against KG/2627/000007')).toBeVisible();
});

test('says when the buyer of an invoice was corrected', async () => {
  const correctedAt = new Date('2026-11-27T20:00:00Z');
  readDocuments.mockResolvedValue([{ ...invoice, correctedAt }, older]);
  renderInShop(<InvoiceList uid="corrected" />);
  const row = await screen.findByRole('row', { name: /000007 Tax invoice/ });
  expect(row).toHaveTextContent('GSTIN 29AAHCK6072R1ZX · Corrected on 28 Nov 2026');
  expect(screen.getAllByText(/Corrected on/)).toHaveLength(1);
});

test('names the document that was issued for a sale', async () => {
  readDocuments.mockResolvedValue([
    { ...invoice, sale: 'bill_of_supply' },
    { ...older, sale: 'invoice_cum_bill_of_supply' },
  ]);
  renderInShop(<InvoiceList uid="names" />);
  expect(await screen.findByRole('row', { name: /000007 Bill of supply/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /000001 Invoice-cum-bill of supply/ })).toBeVisible();
});

test('lists each document in full on a phone', async () => {
  simulateScreen('phone');
  readDocuments.mockResolvedValue([invoice]);
  renderInShop(<InvoiceList uid="phone" />);
  const item = await screen.findByRole('listitem');
  for (const text of ['21 Nov 2026', 'KG-ABCD1234', 'Malhar Gifts LLP', 'GST ₹648', '₹4,248']) {
    expect(item).toHaveTextContent(text);
  }
  expect(within(item).getByRole('button', { name: 'Download KG/2627/000007' })).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

test('filters by financial year', async () => {
  readDocuments.mockResolvedValue([invoice, older]);
  renderInShop(<InvoiceList uid="years" />);
  await userEvent.selectOptions(await screen.findByLabelText('Financial year'), '2025–26');
  expect(screen.getByText(older.number)).toBeVisible();
  expect(screen.queryByText(invoice.number)).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('1 document');
});

test('reports a failed PDF download and allows a retry', async () => {
  readDocuments.mockResolvedValue([invoice]);
  downloadDocument.mockRejectedValueOnce(new Error('offline'));
  renderInShop(<InvoiceList uid="pdf" />);
  const button = await screen.findByRole('button', { name: 'Download KG/2627/000007' });
  await userEvent.click(button);
  expect(
    await screen.findByText('The PDF could not be downloaded. Please try again.'),
  ).toBeVisible();
  await userEvent.click(button);
  expect(downloadDocument).toHaveBeenCalledTimes(2);
});

test('says when the first document will come', async () => {
  readDocuments.mockResolvedValue([]);
  renderInShop(<InvoiceList uid="none" />);
  expect(await screen.findByText('No invoices yet')).toBeVisible();
});

test('offers a retry when the list cannot be loaded', async () => {
  readDocuments.mockRejectedValueOnce(new Error('offline')).mockResolvedValue([invoice]);
  renderInShop(<InvoiceList uid="failed" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText(invoice.number)).toBeVisible();
});
