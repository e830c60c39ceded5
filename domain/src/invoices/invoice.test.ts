import { expect, test } from 'vitest';

import { financialYear, INVOICE_SERIES, invoiceNumber } from './invoice.ts';

test('starts the financial year at midnight in India', () => {
  expect(financialYear(new Date('2027-03-31T18:29:59Z'))).toBe('2627');
  expect(financialYear(new Date('2027-03-31T18:30:00Z'))).toBe('2728');
  expect(financialYear(new Date('2099-12-31T00:00:00Z'))).toBe('9900');
});

test('fits an invoice number into the sixteen characters of Rule 46', () => {
  const number = invoiceNumber(INVOICE_SERIES.invoice, '2627', 123);
  expect(number).toBe('KG/2627/000123');
  expect(number.length).toBeLessThanOrEqual(16);
});

test('throws for a serial number outside the series', () => {
  for (const serial of [0, 1.5, 1_000_000]) {
    expect(() => invoiceNumber(INVOICE_SERIES.invoice, '2627', serial)).toThrow(RangeError);
  }
});
