import { paise, type Paise } from '../money/paise.ts';
import type { OfferBasis, QuoteLine } from './quote.ts';
import { MAX_QUOTE_PIECES } from './quote-request.ts';

/** ₹100 crore: amounts up to here are exact in every step. */
export const MAX_OFFER = paise(100_000_000_000);
/** ₹1 crore: for one piece, and for the way. */
export const MAX_OFFER_PRICE = paise(1_000_000_000);

/** What the price of an offer follows from, as it comes over the wire. */
export interface OfferInput {
  lines: readonly OfferInputLine[];
  overallDiscount: number;
  shipping: number;
}

type OfferInputLine = Omit<QuoteLine, 'unitPrice'> & { unitPrice: number };

/** What the price of a written offer follows from. Throws RangeError for amounts that are no whole paise. */
export function offerBasis(
  { lines, overallDiscount, shipping }: OfferInput,
  withinState: boolean,
): OfferBasis {
  return {
    lines: lines.map((line): QuoteLine => ({ ...line, unitPrice: paise(line.unitPrice) })),
    overallDiscount: paise(overallDiscount),
    shipping: paise(shipping),
    withinState,
  };
}

/** What the goods of an offer are worth before any discount, in paise; not exact beyond `MAX_OFFER`. */
export function goodsWorth(
  lines: readonly Pick<OfferInputLine, 'unitPrice' | 'quantity'>[],
): number {
  return lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
}

/**
 * True when a price follows from what is written so far: every number is one, and none is larger than the schema
 * allows. Words may still be missing.
 */
export function isPriceable({ lines, overallDiscount, shipping }: OfferInput): boolean {
  return (
    lines.every(isPriceableLine) &&
    isAmount(overallDiscount, MAX_OFFER) &&
    isAmount(shipping, MAX_OFFER_PRICE) &&
    goodsWorth(lines) <= MAX_OFFER
  );
}

function isPriceableLine({ quantity, unitPrice, discountPercent }: OfferInputLine): boolean {
  return (
    Number.isInteger(quantity) &&
    quantity >= 1 &&
    quantity <= MAX_QUOTE_PIECES &&
    isAmount(unitPrice, MAX_OFFER_PRICE) &&
    discountPercent >= 0 &&
    discountPercent <= 100
  );
}

function isAmount(amount: number, maximum: Paise): boolean {
  return Number.isInteger(amount) && amount >= 0 && amount <= maximum;
}
