import { discountShares } from '../pricing/discount-shares.ts';
import type { TaxHeads } from '../invoices/invoice.ts';
import { taxHeads } from '../invoices/invoice-tax.ts';
import { paise, sumPaise, timesPaise, type Paise } from '../money/paise.ts';
import type { OfferBasis, QuoteLine, QuoteTotals } from './quote-schema.ts';

export interface PricedQuoteLine extends TaxHeads {
  /** before any discount */
  amount: Paise;
  /** its own discount and its share of the overall one */
  discount: Paise;
  taxable: Paise;
}

export interface PricedOffer {
  lines: PricedQuoteLine[];
  totals: QuoteTotals;
}

/**
 * Prices an offer to the paisa, for browser and server. GST applies to each line after all discounts (CGST Act s.
 * 15(3)), at the line's rate, rounded per line as on the invoice. Throws RangeError for amounts too large to be
 * exact.
 */
export function priceOffer(offer: OfferBasis): PricedOffer {
  const { lines, overallDiscount, shipping, withinState } = offer;
  const amounts = lines.map(({ unitPrice, quantity }) => timesPaise(unitPrice, quantity));
  const ownDiscounts = lines.map((line, index) => ownDiscount(line, amounts[index] ?? NOTHING));
  const discounted = amounts.map((amount, index) => paise(amount - (ownDiscounts[index] ?? 0)));
  const shares = overallShares(lines, discounted, overallDiscount);
  const priced = lines.map((line, index) => {
    const taxable = paise((discounted[index] ?? 0) - (shares[index] ?? 0));
    return {
      amount: amounts[index] ?? NOTHING,
      discount: sumPaise([ownDiscounts[index] ?? NOTHING, shares[index] ?? NOTHING]),
      taxable,
      ...taxHeads(taxable, line.taxPercent, withinState),
    };
  });
  return { lines: priced, totals: totalsOf(priced, shipping) };
}

const NOTHING = paise(0);

/** A line's own discount, rounded half up to the paisa; per cent are counted in hundredths to stay exact. */
export function ownDiscount(
  { discountPercent }: Pick<QuoteLine, 'discountPercent'>,
  amount: Paise,
): Paise {
  const hundredths = Math.round(discountPercent * 100);
  return paise(Math.floor((amount * hundredths + 5000) / 10_000));
}

function overallShares(
  lines: readonly QuoteLine[],
  discounted: readonly Paise[],
  off: Paise,
): Paise[] {
  const bases = discounted.map((unitPrice, index) => ({
    unitPrice,
    quantity: 1,
    chargeTax: (lines[index]?.taxPercent ?? 0) > 0,
  }));
  return discountShares(bases, {
    kind: 'fixed',
    percent: 0,
    amount: off,
    maxDiscount: null,
    collections: [],
  });
}

function totalsOf(lines: readonly PricedQuoteLine[], shipping: Paise): QuoteTotals {
  const sum = (field: keyof PricedQuoteLine) => sumPaise(lines.map((line) => line[field]));
  const heads = { cgst: sum('cgst'), sgst: sum('sgst'), igst: sum('igst') };
  const tax = sumPaise(Object.values(heads));
  return {
    subtotal: sum('amount'),
    discount: sum('discount'),
    shipping,
    tax,
    ...heads,
    total: sumPaise([sum('taxable'), shipping, tax]),
  };
}
