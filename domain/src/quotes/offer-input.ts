import { paise, type Paise } from '../money/paise.ts';
import { shopTaxPercent, taxInside } from '../pricing/included-tax.ts';
import { isTaxIncluded } from '../pricing/price-mode.ts';
import type { TaxTable } from '../pricing/tax-table.ts';
import type { OfferBasis, OfferTaxMode, QuoteLine } from './quote-schema.ts';
import { MAX_QUOTE_PIECES } from './quote-request.ts';

/** ₹100 crore: all calculations are exact up to this amount. */
export const MAX_OFFER = paise(100_000_000_000);
/** ₹1 crore, for the unit price and for shipping. */
export const MAX_OFFER_PRICE = paise(1_000_000_000);

/** The prices of an offer as they are sent, in paise. */
export interface OfferInput {
  lines: readonly OfferInputLine[];
  overallDiscount: number;
  shipping: number;
}

type OfferInputLine = Omit<QuoteLine, 'unitPrice'> & { unitPrice: number };

/** Throws RangeError for amounts that are not whole paise. */
export function offerBasis(
  { lines, overallDiscount, shipping }: OfferInput,
  withinState: boolean,
  mode: OfferTaxMode = {},
): OfferBasis {
  return {
    lines: lines.map((line): QuoteLine => ({ ...line, unitPrice: paise(line.unitPrice) })),
    overallDiscount: paise(overallDiscount),
    shipping: paise(shipping),
    withinState,
    ...mode,
  };
}

/**
 * How a new offer is taxed. A verified business sees prices without tax; everyone else what they will pay.
 */
export function offerTaxMode(table: TaxTable, at: Date, isBusiness: boolean): OfferTaxMode {
  const isIncluded = isTaxIncluded(table, at);
  return {
    ...(isIncluded && !isBusiness && { taxIncluded: true }),
    ...((isIncluded || table.ratesEnabled) && { taxesShipping: true }),
  };
}

interface ShopGoods {
  /** as the shop shows it */
  unitPrice: Paise;
  hsnCode: string;
  chargeTax: boolean;
}

/** The shop's price of a piece, with or without tax as the offer has it, and its rate. */
export function offerPrice(
  { unitPrice, hsnCode, chargeTax }: ShopGoods,
  { taxIncluded }: OfferTaxMode,
  { tax, at }: { tax: TaxTable; at: Date },
): Pick<QuoteLine, 'unitPrice' | 'taxPercent'> {
  const taxPercent = chargeTax ? shopTaxPercent({ unitPrice, hsnCode }, tax, at) : 0;
  if (taxIncluded || !isTaxIncluded(tax, at)) return { unitPrice, taxPercent };
  return { unitPrice: paise(unitPrice - taxInside(unitPrice, taxPercent)), taxPercent };
}

/** Goods before any discount, in paise; not exact above `MAX_OFFER`. */
export function goodsWorth(
  lines: readonly Pick<OfferInputLine, 'unitPrice' | 'quantity'>[],
): number {
  return lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
}

/** True when the offer can be priced: all numbers are valid and within the schema's limits. Texts may be missing. */
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
