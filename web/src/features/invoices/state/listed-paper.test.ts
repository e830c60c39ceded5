import { expect, test } from 'vitest';

import { paise } from '@kargha/domain/paise';

import { papersCsv, yearName, yearsOf, type ListedPaper } from './listed-paper.ts';

const paper: ListedPaper = {
  kind: 'invoice',
  number: 'KG/2627/000007',
  financialYear: '2627',
  about: 'KG-ABCD1234',
  purchaseOrder: '=PO(77)',
  buyer: '=Malhar Gifts, LLP',
  gstin: '',
  placeOfSupply: 'Karnataka',
  taxable: paise(360_000),
  cgst: paise(32_400),
  sgst: paise(32_400),
  igst: paise(0),
  total: paise(424_800),
  issuedAt: new Date('2026-11-20T20:00:00Z'),
};

test('the years of the papers come latest first, each once, in words', () => {
  const years = yearsOf([{ ...paper, financialYear: '2526' }, paper, paper]);
  expect(years.map(yearName)).toEqual(['2026–27', '2025–26']);
});

test('the spreadsheet has the day in India, amounts in rupees, and no formula', () => {
  expect(papersCsv([paper]).split('\r\n')[1]).toBe(
    `KG/2627/000007,Invoice,2026-11-21,KG-ABCD1234,'=PO(77),"'=Malhar Gifts, LLP",,Karnataka,3600.00,324.00,324.00,0.00,4248.00`,
  );
});

test('what a credit note takes back can be added up', () => {
  const note = papersCsv([{ ...paper, kind: 'credit-note', buyer: 'Asha' }]).split('\r\n')[1];
  expect(note).toContain('Credit note');
  expect(note).toContain(',-4248.00');
});

test('an advance and the refund voucher of its return add up to nothing', () => {
  const rows = papersCsv([
    { ...paper, kind: 'receipt' },
    { ...paper, kind: 'refund-voucher', about: 'KR/2627/000003' },
  ]).split('\r\n');
  expect(rows[1]).toMatch(/,Receipt voucher,.*,4248\.00$/);
  expect(rows[2]).toMatch(/,Refund voucher,.*KR\/2627\/000003.*,-4248\.00$/);
});

test('a receipt voucher is named as one, so that an advance is not taken for a sale', () => {
  const none = { cgst: paise(0), sgst: paise(0), igst: paise(0), taxable: paise(0) };
  const receipt = papersCsv([{ ...paper, ...none, kind: 'receipt' }]).split('\r\n')[1];
  expect(receipt).toContain('Receipt voucher');
  expect(receipt).toContain('0.00,0.00,0.00,0.00,4248.00');
});
