import { paise, rupeesToPaise, type Paise } from '@kargha/domain/money/paise';
import { shortLines } from '@kargha/domain/quotes/offer-stock';
import { asSold } from '@kargha/domain/catalogue/product-options';
import { priceOffer } from '@kargha/domain/quotes/quote-totals';
import { offerBasis, isPriceable } from '@kargha/domain/quotes/offer-input';
import type { OfferTaxMode } from '@kargha/domain/quotes/quote-schema';

import type { OfferProduct } from '../data/offer-products-api.ts';
import { parseOffer, type OfferFormValues } from './offer-form-values.ts';

/** Price after all discounts, without tax, less the purchase cost. */
interface Margin {
  cost: Paise;
  amount: Paise;
  /** of the price, rounded; null without a price */
  percent: number | null;
}

export interface LineFigures {
  product: OfferProduct;
  isShort: boolean;
  /** undefined while a number is missing, or when no purchase cost is recorded */
  margin?: Margin;
}

/** Undefined for a custom line and for an unknown product. */
export function calculateLineFigures(
  values: OfferFormValues,
  products: ReadonlyMap<string, OfferProduct>,
  taxMode: OfferTaxMode,
): (LineFigures | undefined)[] {
  const offer = parseOffer(values);
  // An empty quantity counts as 0.
  const pricedLines = offer.lines.map((line) => ({ ...line, quantity: line.quantity || 0 }));
  const short = new Set(
    shortLines(pricedLines, (id) => products.get(id)).map(({ place }) => place),
  );
  // Margins are without tax, so the place of supply does not matter.
  const priced = isPriceable(offer) ? priceOffer(offerBasis(offer, true, taxMode)).lines : [];
  return offer.lines.map(({ productId, options, quantity }, place) => {
    const whole = products.get(productId ?? '');
    const product = whole && asSold(whole, options);
    const taxable = priced[place]?.taxable;
    if (!product) return undefined;
    const { unitCost } = product;
    const figures = { product, isShort: short.has(place) };
    if (unitCost === null || taxable === undefined) return figures;
    return { ...figures, margin: marginOf(taxable, rupeesToPaise(unitCost), quantity) };
  });
}

function marginOf(taxable: Paise, cost: Paise, quantity: number): Margin {
  const amount = paise(taxable - cost * quantity);
  return { cost, amount, percent: taxable > 0 ? Math.round((amount / taxable) * 100) : null };
}
