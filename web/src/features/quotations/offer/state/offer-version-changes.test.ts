import { expect, test } from 'vitest';

import { paise } from '@kargha/domain/money/paise';
import type { QuoteLine } from '@kargha/domain/quotes/quote-schema';
import { lineTitle } from '@kargha/domain/shopping/line-title';

import { changesBetween } from './offer-version-changes.ts';

const bowl: QuoteLine = {
  productId: 'bowl',
  description: 'Lacquer bowl',
  quantity: 80,
  unitPrice: paise(105_000),
  discountPercent: 0,
  customisation: '',
  hsnCode: '4419',
  taxPercent: 18,
};
const box: QuoteLine = { ...bowl, productId: null, description: 'Box of handmade paper' };

const offer = (lines: QuoteLine[], total: number) => ({
  lines,
  totals: {
    subtotal: paise(total),
    discount: paise(0),
    shipping: paise(0),
    tax: paise(0),
    cgst: paise(0),
    sgst: paise(0),
    igst: paise(0),
    total: paise(total),
  },
  leadTimeDays: 21,
  paymentTerms: 'advance' as const,
});

const changes = (before: ReturnType<typeof offer>, after: Parameters<typeof changesBetween>[1]) =>
  changesBetween(before, after, ({ description: title, options }) => lineTitle({ title, options }));

test('finds no changes in the same offer', () => {
  expect(changes(offer([bowl, box], 100), offer([bowl, box], 100))).toEqual([]);
});

test('finds changed quantities, prices, lines and totals', () => {
  const tray = { ...box, description: 'Tray' };
  const changed = { ...bowl, quantity: 100, unitPrice: paise(102_000) };
  expect(changes(offer([bowl, box], 100), offer([changed, tray], 90))).toEqual([
    { what: 'quantity', line: 'Lacquer bowl', from: 80, to: 100 },
    { what: 'price', line: 'Lacquer bowl', from: 105_000, to: 102_000 },
    { what: 'added', line: 'Tray' },
    { what: 'removed', line: 'Box of handmade paper' },
    { what: 'total', from: 100, to: 90 },
  ]);
});

test('finds changed terms, lead time and discount', () => {
  const after = {
    ...offer([{ ...bowl, discountPercent: 5 }], 100),
    leadTimeDays: 30,
    paymentTerms: 'half-advance' as const,
  };
  expect(changes(offer([bowl], 100), after)).toEqual([
    { what: 'discount', line: 'Lacquer bowl', from: 0, to: 5 },
    { what: 'leadTime', from: 21, to: 30 },
    { what: 'payment', from: 'advance', to: 'half-advance' },
  ]);
});
