import { expect, it } from 'vitest';

import {
  BLANK_ORDER,
  orderErrors,
  purchaseOrderContent,
  calculateTotal,
  type PurchaseOrderFormValues,
} from './purchase-order-form-values.ts';

const MESSAGES = { noSupplier: 'supplier', noDay: 'day', noLines: 'lines', wrongLines: 'wrong' };
const typed: PurchaseOrderFormValues = {
  supplierId: 'weavers',
  supplierName: 'Phulia weavers',
  expectedOn: '2026-12-01',
  note: ' by bus ',
  lines: [{ productId: 'p1', title: 'Saree', ordered: '3', unitCost: '1200.50' }],
};

it('sends rupees as paise and pieces as numbers', () => {
  expect(purchaseOrderContent(typed)).toEqual({
    supplierId: 'weavers',
    expectedOn: '2026-12-01',
    note: 'by bus',
    lines: [{ productId: 'p1', ordered: 3, unitCost: 120_050 }],
  });
  expect(calculateTotal(typed.lines)).toBe(360_150);
});

it('takes commas, and totals the largest order that can be typed', () => {
  const [line] = typed.lines;
  const largest = { ...line!, ordered: '1,00,000', unitCost: '10,00,000' };
  expect(calculateTotal(Array.from({ length: 50 }, () => largest))).toBe(500_000_000_000_000);
  expect(calculateTotal([{ ...largest, ordered: '999999' }])).toBe(0);
});

it('says what is missing, and nothing about a whole order', () => {
  expect(orderErrors(typed, MESSAGES)).toEqual({});
  expect(orderErrors(BLANK_ORDER, MESSAGES)).toEqual({
    supplierId: 'supplier',
    expectedOn: 'day',
    lines: 'lines',
  });
});

it.each([
  ['0', '10'],
  ['1.5', '10'],
  ['2', '1.234'],
  ['2', ''],
  ['-1', '10'],
  ['100001', '10'],
  ['2', '1000000.01'],
])('takes %j pieces at %j rupees for no line', (ordered, unitCost) => {
  const wrong = { ...typed, lines: [{ productId: 'p1', title: 'Saree', ordered, unitCost }] };
  expect(orderErrors(wrong, MESSAGES)).toEqual({ lines: 'wrong' });
});
