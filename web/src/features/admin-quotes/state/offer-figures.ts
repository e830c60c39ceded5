import { paise, rupeesToPaise, type Paise } from '@kargha/domain/money/paise';
import { shortLines } from '@kargha/domain/quotes/offer-stock';
import { priceOffer } from '@kargha/domain/quotes/quote-totals';
import { offerBasis, isPriceable } from '@kargha/domain/quotes/offer-input';

import type { OfferProduct } from '../data/offer-products-api.ts';
import { parseOffer, type OfferFormValues } from './offer-form-values.ts';

/** What a line earns: its price after all discounts, without tax, less what its pieces cost. */
interface Margin {
  /** of one piece */
  cost: Paise;
  amount: Paise;
  /** of the price, rounded; null for a line without a price */
  percent: number | null;
}

/** What staff alone see of a line while they write it. */
export interface LineFigures {
  product: OfferProduct;
  /** it is more than there is in stock */
  isShort: boolean;
  /** absent while a number is missing, or where nobody has recorded what a piece costs */
  margin?: Margin;
}

/** The figures of each line; none for a free line, and for a product that is not known. */
export function calculateLineFigures(
  values: OfferFormValues,
  products: ReadonlyMap<string, OfferProduct>,
): (LineFigures | undefined)[] {
  const offer = parseOffer(values);
  // An empty field asks for nothing yet.
  const pricedLines = offer.lines.map((line) => ({ ...line, quantity: line.quantity || 0 }));
  const short = new Set(
    shortLines(pricedLines, (id) => products.get(id)).map(({ place }) => place),
  );
  // Within the state or not: the margin is without tax.
  const priced = isPriceable(offer) ? priceOffer(offerBasis(offer, true)).lines : [];
  return offer.lines.map(({ productId, quantity }, place) => {
    const product = products.get(productId ?? '');
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
