import { expect, test } from 'vitest';

import type { OfferBasis } from '@kargha/domain/quotes/quote-schema';
import {
  priceOffer,
  type PricedOffer,
  type PricedQuoteLine,
} from '@kargha/domain/quotes/quote-totals';

import { randomOffers } from './random-offers.ts';

const OFFERS = 10_000;

test('computes totals of any offer that match its lines to the paisa, in the browser and on the server', () => {
  for (const offer of randomOffers(OFFERS)) {
    const priced = priceOffer(offer);
    const sent = JSON.parse(JSON.stringify(offer)) as OfferBasis;
    expect(JSON.stringify(priceOffer(sent))).toBe(JSON.stringify(priced));
    expect(disagreements(priced)).toEqual([]);
  }
});

function disagreements({ lines, totals }: PricedOffer): string[] {
  const sum = (read: (line: PricedQuoteLine) => number) =>
    lines.reduce((total, line) => total + read(line), 0);
  const { subtotal, discount, shipping, tax, cgst, sgst, igst, total } = totals;
  const checks: Record<string, boolean> = {
    subtotal: subtotal === sum((line) => line.amount),
    discount: discount === sum((line) => line.discount),
    taxable: lines.every(
      ({ amount, discount: lineDiscount, taxable }) => taxable === amount - lineDiscount,
    ),
    positive: lines.every(({ taxable }) => taxable >= 0),
    heads: tax === sum((line) => line.cgst + line.sgst + line.igst),
    tax: tax === cgst + sgst + igst && (igst === 0 || cgst + sgst === 0),
    total: total === subtotal - discount + shipping + tax,
  };
  return Object.keys(checks).filter((name) => checks[name] !== true);
}
