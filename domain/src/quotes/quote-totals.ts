import { discountShares } from '../pricing/discount-shares.ts';
import type { InvoiceLine, TaxHeads } from '../invoices/invoice.ts';
import { shippingLines, taxedValue, type Supply } from '../invoices/invoice-tax.ts';
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
  /** taxed shipping as on the invoice, a line per rate; empty when shipping is not taxed */
  shipping: InvoiceLine[];
  totals: QuoteTotals;
}

/**
 * Prices an offer to the paisa, for browser and server. GST applies to each line after all discounts (CGST Act s.
 * 15(3)), at the line's rate, rounded per line as on the invoice. Throws RangeError for amounts too large to be
 * exact.
 */
export function priceOffer(offer: OfferBasis): PricedOffer {
  const { lines, overallDiscount } = offer;
  const amounts = lines.map(({ unitPrice, quantity }) => timesPaise(unitPrice, quantity));
  const ownDiscounts = lines.map((line, index) => ownDiscount(line, amounts[index] ?? NOTHING));
  const discounted = amounts.map((amount, index) => paise(amount - (ownDiscounts[index] ?? 0)));
  const shares = overallShares(lines, discounted, overallDiscount);
  const priced = lines.map((line, index) => ({
    amount: amounts[index] ?? NOTHING,
    discount: sumPaise([ownDiscounts[index] ?? NOTHING, shares[index] ?? NOTHING]),
    ...taxedValue(
      paise((discounted[index] ?? 0) - (shares[index] ?? 0)),
      line.taxPercent,
      supplyOf(offer),
    ),
  }));
  const shipping = shippingLinesOf(offer, priced);
  return { lines: priced, shipping, totals: totalsOf(offer, priced, shipping) };
}

function supplyOf({ withinState, taxIncluded }: OfferBasis): Supply {
  return { withinState, taxIncluded: taxIncluded === true };
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

function totalsOf(
  { shipping, taxesShipping, taxIncluded }: OfferBasis,
  lines: readonly PricedQuoteLine[],
  shippingLines: readonly InvoiceLine[],
): QuoteTotals {
  const sum = (field: keyof PricedQuoteLine) => sumPaise(lines.map((line) => line[field]));
  const onShipping = headsOf(shippingLines);
  const headOf = (head: keyof TaxHeads) => sumPaise([sum(head), onShipping[head]]);
  const heads = { cgst: headOf('cgst'), sgst: headOf('sgst'), igst: headOf('igst') };
  const tax = sumPaise(Object.values(heads));
  const [subtotal, discount] = [sum('amount'), sum('discount')];
  return {
    subtotal,
    discount,
    shipping,
    tax,
    ...heads,
    ...(taxesShipping && { shippingTax: sumPaise(Object.values(onShipping)) }),
    total: paise(subtotal - discount + shipping + (taxIncluded ? 0 : tax)),
  };
}

function headsOf(lines: readonly TaxHeads[]): TaxHeads {
  const sum = (head: keyof TaxHeads) => sumPaise(lines.map((line) => line[head]));
  return { cgst: sum('cgst'), sgst: sum('sgst'), igst: sum('igst') };
}

function shippingLinesOf(offer: OfferBasis, priced: readonly PricedQuoteLine[]): InvoiceLine[] {
  if (!offer.taxesShipping) return [];
  const goods = offer.lines.map(({ quantity, hsnCode, taxPercent }, index) => {
    const { amount = NOTHING, discount = NOTHING } = priced[index] ?? {};
    return { amount: paise(amount - discount), quantity, hsnCode, taxPercent };
  });
  return shippingLines(goods, offer.shipping, supplyOf(offer));
}
