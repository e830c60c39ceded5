import type { Product } from '../catalogue/product.ts';
import {
  combinationsOf,
  hasVariants,
  asChosen,
  unitOf,
  variantsOf,
} from '../catalogue/variants.ts';
import { maxPurchasable } from '../catalogue/product.ts';
import { optionsProblem, selectableOptions } from '../catalogue/product-options.ts';
import { paise, rupeesToPaise, sumPaise, timesPaise, type Paise } from '../money/paise.ts';
import { includedTaxPercent, taxInside } from '../pricing/included-tax.ts';
import { type OrderTotals, type PriceTerms } from '../pricing/price-order.ts';
import { priceWithTax } from '../pricing/price-with-tax.ts';
import { divide } from '../reports/split-returned.ts';
import { optionsKey, type LineOptions } from '../shopping/line-options.ts';
import { returnValue, type Worth } from './return.ts';
import type { ShipmentLine } from './shipment.ts';

/** What one piece costs in the shop, with GST: the returned one and the one that is sent instead. */
export interface ExchangePrices {
  from: Paise;
  to: Paise;
}

export interface ExchangeChoice extends ExchangePrices {
  options: LineOptions;
  /** pieces that can be sent */
  available: number;
}

interface SoldLine {
  options?: LineOptions | undefined;
  variantId?: string | undefined;
}

/** The other options of the product of which there are pieces. */
export function exchangeChoices(
  product: Product,
  line: SoldLine,
  terms: PriceTerms,
): ExchangeChoice[] {
  return optionsOnSale(product)
    .filter((options) => optionsKey(options) !== optionsKey(line.options))
    .map((options) => ({
      options,
      available: maxPurchasable(asChosen(product, options)),
      ...exchangePrices(product, line, options, terms),
    }))
    .filter(({ available, to }) => available > 0 && to > 0);
}

function optionsOnSale(product: Product): LineOptions[] {
  if (product.status !== 'active') return [];
  const all = hasVariants(product)
    ? variantsOf(product).map(({ options }) => options)
    : combinationsOf(selectableOptions(product));
  return all.filter((options) => optionsProblem(product, options) === null);
}

function exchangePrices(
  product: Product,
  line: SoldLine,
  options: LineOptions,
  terms: PriceTerms,
): ExchangePrices {
  const { variantId } = line;
  const sold = variantId ? unitOf(product, variantId) : asChosen(product, line.options);
  return { from: shopPrice(sold, terms), to: shopPrice(asChosen(product, options), terms) };
}

function shopPrice({ price, chargeTax, hsnCode }: Product, terms: PriceTerms): Paise {
  return priceWithTax({ unitPrice: rupeesToPaise(price), chargeTax, hsnCode }, terms);
}

const ONE_RUPEE = 100;

/**
 * What the replacement costs: the worth of what is returned, in the proportion of today's prices. So a discount or an
 * agreed price holds for the replacement too, and at the same price nothing is paid or refunded, to the paisa. The
 * difference is in whole rupees.
 */
export function exchangePrice(worth: Paise, { from, to }: ExchangePrices): Paise {
  if (from <= 0 || from === to) return worth;
  const difference = (worth * (to - from)) / from;
  return paise(Math.max(0, worth + Math.round(difference / ONE_RUPEE) * ONE_RUPEE));
}

type ReturnedLine = ShipmentLine & { exchange?: ExchangePrices | undefined };

/** The share of each line in what the returned items are worth together. The shares add up to it. */
export function worthOfLines(order: Worth, lines: readonly ReturnedLine[], worth: Paise): Paise[] {
  return divide(
    worth,
    lines.map((line) => returnValue(order, [line])),
  );
}

/** What the replacements of these lines cost together, with GST. */
export function replacementPrice(
  order: Worth,
  lines: readonly ReturnedLine[],
  worth: Paise,
): Paise {
  const shares = worthOfLines(order, lines, worth);
  return sumPaise(
    lines.flatMap(({ exchange }, place) =>
      exchange ? exchangePrice(shares[place] ?? paise(0), exchange) : [],
    ),
  );
}

interface Replacement {
  /** of all pieces, with GST */
  price: Paise;
  quantity: number;
  chargeTax: boolean;
  hsnCode: string;
}

export interface ReplacementLinePrice {
  unitPrice: Paise;
  /** what is left of a price that cannot be divided among the pieces */
  discount: Paise;
  taxPercent: number;
}

/**
 * An order at agreed prices with GST, in the price mode of the order that it replaces. The rate is that of the
 * replacement on the day of its order.
 */
export function priceReplacements(
  replacements: readonly Replacement[],
  { tax: table, at }: Pick<PriceTerms, 'tax' | 'at'>,
  isTaxIncluded: boolean,
): { lines: ReplacementLinePrice[]; totals: Omit<OrderTotals, 'giftCard' | 'total'> } {
  const priced = replacements.map(({ price, quantity, chargeTax, hsnCode }) => {
    const goods = { hsnCode, unitPrice: price / quantity };
    const taxPercent = chargeTax ? includedTaxPercent(goods, table, at) : 0;
    const tax = taxInside(price, taxPercent);
    const amount = isTaxIncluded ? price : paise(price - tax);
    const unitPrice = paise(Math.ceil(amount / quantity));
    const subtotal = timesPaise(unitPrice, quantity);
    return { unitPrice, subtotal, discount: paise(subtotal - amount), taxPercent, tax };
  });
  const totals = {
    subtotal: sumPaise(priced.map(({ subtotal }) => subtotal)),
    discount: sumPaise(priced.map(({ discount }) => discount)),
    shipping: paise(0),
    tax: sumPaise(priced.map(({ tax }) => tax)),
    ...(isTaxIncluded && { taxIncluded: true as const, shippingTax: paise(0) }),
  };
  const lines = priced.map(({ unitPrice, discount, taxPercent }) => ({
    unitPrice,
    discount,
    taxPercent,
  }));
  return { lines, totals };
}
