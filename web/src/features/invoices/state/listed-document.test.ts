import { expect, test } from 'vitest';

import { paise } from '@kargha/domain/money/paise';

import {
  documentsCsv,
  addInvoiceBuyers,
  formatFinancialYear,
  financialYearsOf,
  type ListedDocument,
} from './listed-document.ts';

const document: ListedDocument = {
  kind: 'invoice',
  number: 'KG/2627/000007',
  financialYear: '2627',
  reference: 'KG-ABCD1234',
  purchaseOrder: '=PO(77)',
  buyer: '=Malhar Gifts, LLP',
  gstin: '',
  placeOfSupply: 'Karnataka',
  taxable: paise(360_000),
  cgst: paise(32_400),
  sgst: paise(32_400),
  igst: paise(0),
  shipping: paise(9900),
  roundOff: paise(-50),
  total: paise(434_650),
  issuedAt: new Date('2026-11-20T20:00:00Z'),
};

test('returns each financial year once, latest first', () => {
  const years = financialYearsOf([{ ...document, financialYear: '2526' }, document, document]);
  expect(years.map(formatFinancialYear)).toEqual(['2026–27', '2025–26']);
});

test('exports Indian dates, rupees and no formulas', () => {
  expect(documentsCsv([document]).split('\r\n')[1]).toBe(
    `KG/2627/000007,Invoice,2026-11-21,KG-ABCD1234,'=PO(77),"'=Malhar Gifts, LLP",,Karnataka,3600.00,324.00,324.00,0.00,99.00,-0.50,4346.50`,
  );
});

test('exports the name of a bill of supply', () => {
  expect(documentsCsv([{ ...document, sale: 'bill_of_supply' }])).toContain(',Bill of supply,');
});

test('exports credit notes as negative amounts', () => {
  const note = documentsCsv([{ ...document, kind: 'credit-note', buyer: 'Asha' }]).split('\r\n')[1];
  expect(note).toContain('Credit note');
  expect(note).toContain(',-99.00,0.50,-4346.50');
});

test('exports an advance and its refund voucher that add up to zero', () => {
  const rows = documentsCsv([
    { ...document, kind: 'receipt' },
    { ...document, kind: 'refund-voucher', reference: 'KR/2627/000003' },
  ]).split('\r\n');
  expect(rows[1]).toMatch(/,Receipt voucher,.*,4346\.50$/);
  expect(rows[2]).toMatch(/,Refund voucher,.*KR\/2627\/000003.*,-4346\.50$/);
});

test('labels a receipt voucher so that an advance is not taken for a sale', () => {
  const tax = { cgst: paise(0), sgst: paise(0), igst: paise(0), taxable: paise(0) };
  const none = { ...tax, shipping: paise(0), roundOff: paise(0) };
  const receipt = documentsCsv([{ ...document, ...none, kind: 'receipt' }]).split('\r\n')[1];
  expect(receipt).toContain('Receipt voucher');
  expect(receipt).toContain('0.00,0.00,0.00,0.00,0.00,0.00,4346.50');
});

test('exports columns that add up to the total', () => {
  const [heading = '', ...lines] = documentsCsv([
    document,
    { ...document, kind: 'credit-note' },
  ]).split('\r\n');
  expect(heading).toMatch(/IGST,"Shipping, untaxed \(INR\)",Round-off \(INR\),Total \(INR\)$/);
  for (const line of lines) {
    const amounts = line.split(',').slice(-7).map(Number);
    const total = amounts.pop();
    expect(amounts.reduce((sum, amount) => sum + amount)).toBe(total);
  }
});

test('copies buyer, GSTIN and place of supply from the invoice to its credit note', () => {
  const gstin = '29AAHCK6072R1ZX';
  const unknown = { buyer: '', gstin: '', placeOfSupply: '' };
  const note: ListedDocument = {
    ...document,
    ...unknown,
    kind: 'credit-note',
    number: 'KC/2627/000001',
    reference: document.number,
  };
  const [listed, , other] = addInvoiceBuyers([
    note,
    { ...document, gstin },
    { ...note, reference: 'KG/2627/000099' },
  ]);
  expect(listed).toMatchObject({ buyer: document.buyer, gstin, placeOfSupply: 'Karnataka' });
  expect(other).toMatchObject(unknown);
});
