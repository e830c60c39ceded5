import { expect, test } from 'vitest';

import { KARNATAKA_BUYER, KERALA_BUYER } from '../tax-returns/testing/sample-supply.ts';
import { supplierInvoiceRequestSchema } from './supplier-invoice-request.ts';
import { supplierInvoice, supplierInvoiceRefusal } from './supplier-invoice.ts';

const REQUEST = {
  ...{ invoiceId: 'invoice-1', revision: 2, number: 'RW/26-27/41', date: '2026-11-21' },
  ...{ gstin: KARNATAKA_BUYER, isEligible: true },
  lines: [{ taxPercent: 5, taxable: 100_010, tax: 5001 }],
};

const receivedAt = (at: string) => ({
  order: { receipts: [{ id: 'r', lines: [], note: '', by: 'staff', at: new Date(at) }] },
  ...{ supplierState: 'Kerala', shopStateCode: '29', by: 'staff', at: new Date(at) },
});

test('splits the tax of a supplier within the state to the paisa', () => {
  const context = receivedAt('2026-11-20T06:30:00Z');
  expect(supplierInvoice(REQUEST, context).lines).toEqual([
    { taxPercent: 5, taxable: 100_010, cgst: 2500, sgst: 2501, igst: 0 },
  ]);
  const other = supplierInvoice({ ...REQUEST, gstin: KERALA_BUYER }, context);
  expect(other).toMatchObject({ stateCode: '32', lines: [{ cgst: 0, sgst: 0, igst: 5001 }] });
  expect(supplierInvoice({ ...REQUEST, gstin: '' }, context).stateCode).toBe('32');
});

test('counts once both the invoice and the goods are there', () => {
  const month = (at: string) => supplierInvoice(REQUEST, receivedAt(at)).month;
  expect(month('2026-10-30T06:30:00Z')).toBe('2026-11');
  expect(month('2026-11-30T18:30:00Z')).toBe('2026-12');
});

test('refuses tax that cannot be right, and accepts what suppliers round', () => {
  const refusal = (...lines: [number, number, number][]) =>
    supplierInvoiceRefusal({
      gstin: KARNATAKA_BUYER,
      lines: lines.map(([taxPercent, taxable, tax]) => ({ taxPercent, taxable, tax })),
    });
  expect(refusal([5, 100_000, 5100])).toBeNull();
  expect(refusal([5, 100_000, 5101])).toBe('The tax does not match 5% of the taxable value.');
  expect(refusal([5, 100_000, 5000], [5, 1, 0])).toBe('Enter each GST rate once.');
  expect(supplierInvoiceRefusal({ ...REQUEST, gstin: '' })).toBe(
    'Only a supplier with a GST number can charge tax.',
  );
});

test('accepts an invoice as it is printed, and nothing else', () => {
  expect(supplierInvoiceRequestSchema.cast({ ...REQUEST, gstin: ` ${KARNATAKA_BUYER} ` })).toEqual(
    REQUEST,
  );
  for (const wrong of [
    { number: '' },
    { number: 'No. 41' },
    { date: '2026-02-30' },
    { gstin: '29AAECN4821K1Z0' },
    { isEligible: undefined },
    { lines: [] },
    { lines: [null] },
    { lines: [{ taxPercent: 17, taxable: 1, tax: 0 }] },
    { lines: [{ taxPercent: 5, taxable: 1.5, tax: 0 }] },
    { lines: [{ taxPercent: 5, taxable: -1, tax: 0 }] },
    { cost: 5 },
  ]) {
    expect(supplierInvoiceRequestSchema.isValidSync({ ...REQUEST, ...wrong })).toBe(false);
  }
});
