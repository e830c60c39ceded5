import { expect, test } from 'vitest';

import { paise, rupeesToPaise } from '../money/paise.ts';
import type { OfferBasis, QuoteLine } from './quote-schema.ts';
import { priceOffer } from './quote-totals.ts';

const line = (change: Partial<QuoteLine> = {}): QuoteLine => ({
  productId: null,
  description: 'Khadi kurta',
  quantity: 100,
  unitPrice: rupeesToPaise(500),
  discountPercent: 0,
  customisation: '',
  hsnCode: '6211',
  taxPercent: 18,
  ...change,
});
const offer = (change: Partial<OfferBasis> = {}): OfferBasis => ({
  lines: [line()],
  overallDiscount: paise(0),
  shipping: paise(0),
  withinState: true,
  ...change,
});

test('splits tax into CGST and SGST within the state, else IGST', () => {
  expect(priceOffer(offer()).totals).toEqual({
    subtotal: 5_000_000,
    discount: 0,
    shipping: 0,
    tax: 900_000,
    cgst: 450_000,
    sgst: 450_000,
    igst: 0,
    total: 5_900_000,
  });
  const otherState = priceOffer(offer({ withinState: false })).totals;
  expect(otherState).toMatchObject({ cgst: 0, sgst: 0, igst: 900_000, total: 5_900_000 });
});

test('applies line discounts and rates, and does not tax shipping', () => {
  const lines = [
    line({ discountPercent: 12.5 }),
    line({ taxPercent: 5, quantity: 3, unitPrice: paise(33_333) }),
  ];
  const { lines: priced, totals } = priceOffer(offer({ lines, shipping: rupeesToPaise(1200) }));
  expect(priced[0]).toMatchObject({ discount: 625_000, taxable: 4_375_000, cgst: 393_750 });
  expect(priced[1]).toMatchObject({ amount: 99_999, taxable: 99_999, cgst: 2500, sgst: 2500 });
  expect(totals.total).toBe(4_375_000 + 99_999 + 2 * 393_750 + 5000 + 120_000);
});

test('spreads an overall discount over the lines, up to their price', () => {
  const lines = [line(), line({ unitPrice: rupeesToPaise(250) }), line({ unitPrice: paise(1) })];
  const spread = priceOffer(offer({ lines, overallDiscount: rupeesToPaise(7500) }));
  expect(spread.totals.discount).toBe(750_000);
  expect(spread.lines.map(({ discount }) => discount)).toEqual([499_993, 249_997, 10]);
  const greedy = priceOffer(offer({ overallDiscount: rupeesToPaise(1_000_000) }));
  expect(greedy.totals).toMatchObject({ discount: 5_000_000, tax: 0, total: 0 });
});
