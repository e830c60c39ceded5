import { expect, it } from 'vitest';

import {
  BLANK_ORDER,
  orderErrors,
  purchaseOrderContent,
  calculateTotal,
  type PurchaseOrderFormValues,
} from './purchase-order-form-values.ts';

const MESSAGES = { noSupplier: 'supplier', noDay: 'day', noLines: 'lines', wrongLines: 'wrong' };
const values: PurchaseOrderFormValues = {
  supplierId: 'weavers',
  supplierName: 'Phulia weavers',
  expectedOn: '2026-12-01',
  note: ' by bus ',
  lines: [{ productId: 'p1', title: 'Saree', ordered: '3', unitCost: '1200.50' }],
};

it('converts rupees to paise and quantities to numbers', () => {
  expect(purchaseOrderContent(values)).toEqual({
    supplierId: 'weavers',
    expectedOn: '2026-12-01',
    note: 'by bus',
    lines: [{ productId: 'p1', ordered: 3, unitCost: 120_050 }],
  });
  expect(calculateTotal(values.lines)).toBe(360_150);
});

it('accepts commas and totals the largest possible order', () => {
  const [line] = values.lines;
  const largest = { ...line!, ordered: '1,00,000', unitCost: '10,00,000' };
  expect(calculateTotal(Array.from({ length: 50 }, () => largest))).toBe(500_000_000_000_000);
  expect(calculateTotal([{ ...largest, ordered: '999999' }])).toBe(0);
});

it('reports what is missing, and nothing for a complete order', () => {
  expect(orderErrors(values, MESSAGES)).toEqual({});
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
])('rejects %j pieces at %j rupees', (ordered, unitCost) => {
  const wrong = { ...values, lines: [{ productId: 'p1', title: 'Saree', ordered, unitCost }] };
  expect(orderErrors(wrong, MESSAGES)).toEqual({ lines: 'wrong' });
});
