import { expect, test } from 'vitest';

import { saleDocument, type Sale } from './sale-document.ts';

const CONSUMER = { gstin: '' };
const COMPANY = { gstin: '27AAPFU0939F1ZV' };
const titleOf = (percents: number[], changes: Partial<Sale> = {}) =>
  saleDocument({
    supplier: {},
    buyer: CONSUMER,
    lines: percents.map((taxPercent) => ({ taxPercent })),
    ...changes,
  });

test('a regular seller issues a tax invoice for taxed and a bill of supply for exempt goods', () => {
  expect(titleOf([18, 5])).toBe('tax_invoice');
  expect(titleOf([0, 0])).toBe('bill_of_supply');
  expect(titleOf([0], { buyer: COMPANY })).toBe('bill_of_supply');
});

test('taxed and exempt goods share one document only for buyers without a GST number', () => {
  expect(titleOf([5, 0])).toBe('invoice_cum_bill_of_supply');
  expect(titleOf([5, 0], { buyer: COMPANY })).toBe('tax_invoice');
});

test('a seller who may not collect tax issues bills of supply or receipts', () => {
  expect(titleOf([0], { supplier: { registration: 'composition' } })).toBe('bill_of_supply');
  expect(titleOf([0], { supplier: { registration: 'unregistered' } })).toBe('receipt');
});
