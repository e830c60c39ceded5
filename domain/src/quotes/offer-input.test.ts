import { expect, test } from 'vitest';

import { paise } from '../money/paise.ts';
import { priceOffer } from './quote-totals.ts';
import { offerBasis, isPriceable } from './offer-input.ts';

const line = {
  productId: null,
  description: '',
  quantity: 10,
  unitPrice: 1_200_000,
  discountPercent: 0,
  customisation: '',
  hsnCode: '',
  taxPercent: 18,
};
const offer = { lines: [line], overallDiscount: 0, shipping: 0 };

test.each([
  ['half of its words', {}],
  ['the largest price', { lines: [{ ...line, quantity: 100, unitPrice: 1_000_000_000 }] }],
  ['the most pieces', { lines: [{ ...line, quantity: 1_000_000, unitPrice: 100_000 }] }],
  ['a discount larger than its goods', { overallDiscount: paise(100_000_000_000) }],
  ['the whole price taken off', { lines: [{ ...line, discountPercent: 100 }] }],
])('prices an offer with %s', (_what, change) => {
  const written = { ...offer, ...change };
  expect(isPriceable(written)).toBe(true);
  expect(priceOffer(offerBasis(written, true)).totals.total).toBeGreaterThanOrEqual(0);
});

test.each([
  ['a phone number for its pieces', { lines: [{ ...line, quantity: 9_876_543_210 }] }],
  ['no price', { lines: [{ ...line, unitPrice: Number.NaN }] }],
  ['a piece above ₹1 crore', { lines: [{ ...line, unitPrice: 1_000_000_001 }] }],
  ['goods above ₹100 crore', { lines: [{ ...line, quantity: 1_000_000 }] }],
  ['half a piece', { lines: [{ ...line, quantity: 0.5 }] }],
  ['a discount below nothing', { lines: [{ ...line, discountPercent: -1e20 }] }],
  ['a phone number for its shipping', { shipping: 987_654_321_000 }],
  ['a discount above ₹100 crore', { overallDiscount: 100_000_000_001 }],
])('does not price an offer with %s', (_what, change) => {
  expect(isPriceable({ ...offer, ...change })).toBe(false);
});
