import { expect, test } from 'vitest';

import { lastDays } from '../india/indian-day.ts';
import { paise } from '../money/paise.ts';
import {
  averageOrder,
  changeKind,
  changePercent,
  lineRevenue,
  netSales,
  NO_SALES,
  saleOf,
  salesOn,
  type MonthSales,
} from './sales.ts';

const at = new Date('2026-11-30T18:45:00Z');

test('sums the days of a range across months, with zero for missing days', () => {
  const day = { ...NO_SALES, orders: 2, revenue: 500 };
  const months: MonthSales[] = [
    { kind: 'month-sales', month: '2026-11', days: { '2026-11-30': day, '2026-11-01': day } },
    { kind: 'month-sales', month: '2026-12', days: { '2026-12-01': day } },
  ];
  expect(salesOn(lastDays(at, 3), months)).toEqual({ ...NO_SALES, orders: 4, revenue: 1000 });
  expect(salesOn(lastDays(at, 3), [])).toEqual(NO_SALES);
});

test('reads days from before returns were counted', () => {
  const { returns: _returns, ...old } = { ...NO_SALES, orders: 1, goods: 500, revenue: 500 };
  const day = { ...NO_SALES, returns: 200, revenue: -200 };
  const days = { '2026-11-30': old, '2026-12-01': day };
  const month = (name: string): MonthSales => ({ kind: 'month-sales', month: name, days });
  const both = salesOn(lastDays(at, 2), [month('2026-11'), month('2026-12')]);
  expect(both).toEqual({ ...NO_SALES, orders: 1, goods: 500, returns: 200, revenue: 300 });
  expect(netSales(both)).toBe(300);
});

test('does not lower an average order by what was returned', () => {
  const sales = { ...NO_SALES, orders: 2, goods: 100_000, discount: 5001, returns: 40_000 };
  expect(averageOrder(sales)).toBe(47_500);
  expect(averageOrder(NO_SALES)).toBe(0);
});

test('counts the order value including the gift card', () => {
  const totals = {
    subtotal: paise(100_000),
    discount: paise(10_000),
    shipping: paise(15_000),
    tax: paise(16_200),
    giftCard: paise(21_200),
    total: paise(100_000),
  };
  const { orders, revenue, goods, discount, shipping, tax } = saleOf({ totals });
  expect([orders, revenue]).toEqual([1, 121_200]);
  expect(goods - discount + shipping + tax).toBe(revenue);
});

test('counts a line without tax and after the discount', () => {
  const line = {
    productId: 'a',
    unitPrice: paise(5000),
    quantity: 3,
    chargeTax: true,
    discount: paise(1500),
  };
  expect(lineRevenue(line, {})).toBe(13_500);
  expect(lineRevenue(line, { taxIncluded: true })).toBe(11_440);
  expect(lineRevenue({ ...line, taxPercent: 5 }, { taxIncluded: true })).toBe(12_858);
});

test.each([
  [150, 100, 50],
  [100, 150, -33.3],
  [5, 0, null],
  [0, 0, null],
  [5, -100, null],
])('%i after %i is a change of %s percent', (now, before, percent) => {
  expect(changePercent(now, before)).toBe(percent);
});

test.each([
  [0, 0, 'none'],
  [5, 0, 'new'],
  [100, 100, 'same'],
  [99, 100, 'down'],
  [150, 100, 'up'],
  [299.9, 100, 'up'],
  [300, 100, 'steep'],
  [8317, 1000, 'steep'],
] as const)('describes %d after %d as %s', (now, before, kind) => {
  expect(changeKind(now, before)).toBe(kind);
});
