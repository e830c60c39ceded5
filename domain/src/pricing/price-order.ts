import type { InferOutput } from 'valibot';

import type { orderTotals } from '../api/order-fields.ts';
import { addedTax, exactTax, type TaxedAmount } from './added-tax.ts';
import type { DiscountTerms } from './discount.ts';
import { discountShares } from './discount-shares.ts';
import { giftCardShare } from './gift-card.ts';
import { GST_PERCENT } from './gst-rate.ts';
import { shopTaxPercent, taxInside } from './included-tax.ts';
import { paise, partOf, rupeesToPaise, sumPaise, timesPaise, type Paise } from '../money/paise.ts';
import { isTaxIncluded } from './price-mode.ts';
import { lineAmount, type PricedLine } from './priced-line.ts';
import { shippingParts, type ShippedGoods } from './shipping-parts.ts';
import { DEFAULT_SHIPPING, type ShippingRates } from './shipping-rates.ts';
import { FLAT_TAX, type TaxTable } from './tax-table.ts';

export { GST_PERCENT };
export type { PricedLine };

const ONE_RUPEE = rupeesToPaise(1);

export type OrderTotals = InferOutput<typeof orderTotals>;

export interface Reductions {
  discount?: DiscountTerms | null;
  giftCardBalance?: Paise;
  /** agreed by staff; absent: the shop's rates */
  shipping?: Paise | null;
  /** the fee for cash on delivery; absent when everything is paid online */
  cashOnDeliveryFee?: Paise;
}

const NOTHING = paise(0);
const NO_REDUCTIONS = {
  ...{ discount: null, giftCardBalance: NOTHING, shipping: null },
  cashOnDeliveryFee: NOTHING,
};

/** The shop's settings that decide a price, and its moment. */
export interface PriceTerms {
  shipping: ShippingRates;
  tax: TaxTable;
  at: Date;
}

/** The specification's prices (§9). */
export const SPECIFIED_TERMS: PriceTerms = {
  shipping: DEFAULT_SHIPPING,
  tax: FLAT_TAX,
  at: new Date(0),
};

/** What an order line keeps of its price. */
export interface LinePrice {
  discount: Paise;
  /** 0 for goods without tax */
  taxPercent: number;
}

/** Browser and server share this calculation. */
export function priceOrder(
  lines: readonly PricedLine[],
  reductions: Reductions = {},
  terms: PriceTerms = SPECIFIED_TERMS,
): OrderTotals {
  return priceLines(lines, reductions, terms).totals;
}

/**
 * priceOrder, with what each line keeps. Free shipping, tax and the rate depend on the value after the discount
 * (CGST Act s. 15(3): a discount known at the sale is not part of its value).
 */
export function priceLines(
  lines: readonly PricedLine[],
  reductions: Reductions = {},
  terms: PriceTerms = SPECIFIED_TERMS,
): { totals: OrderTotals; lines: LinePrice[] } {
  const {
    discount,
    giftCardBalance,
    shipping: agreed,
    cashOnDeliveryFee: fee,
  } = { ...NO_REDUCTIONS, ...reductions };
  const shares = discount ? discountShares(lines, discount) : lines.map(() => NOTHING);
  const goods = lines.map((line, place) => ratedGoods(line, shares[place] ?? NOTHING, terms));
  const value = sumPaise(goods.map(({ amount }) => amount));
  const isFree = lines.length === 0 || discount?.kind === 'free_shipping';
  const carriage = isFree ? NOTHING : (agreed ?? shippingFor(value, terms.shipping));
  const shipping = sumPaise([carriage, fee]);
  const before = {
    subtotal: sumPaise(lines.map(lineAmount)),
    discount: sumPaise(shares),
    shipping,
    ...orderTax(goods, shipping, taxModeOf(terms)),
    ...feeOf(fee),
  };
  const orderValue = worthOf(before);
  const giftCard = giftCardShare(orderValue, giftCardBalance);
  return {
    totals: { ...before, giftCard, total: paise(orderValue - giftCard) },
    lines: goods.map(({ taxPercent }, place) => ({
      taxPercent,
      discount: shares[place] ?? NOTHING,
    })),
  };
}

function feeOf(cashOnDeliveryFee: Paise): Pick<OrderTotals, 'cashOnDeliveryFee'> {
  return cashOnDeliveryFee > 0 ? { cashOnDeliveryFee } : {};
}

function worthOf({
  subtotal,
  discount,
  shipping,
  tax,
  taxIncluded,
}: Omit<OrderTotals, 'giftCard' | 'total'>): Paise {
  return paise(subtotal - discount + shipping + (taxIncluded ? 0 : tax));
}

function ratedGoods(line: PricedLine, share: Paise, { tax, at }: PriceTerms): ShippedGoods {
  const { quantity, chargeTax, hsnCode = '' } = line;
  const amount = paise(lineAmount(line) - share);
  if (!chargeTax) return { amount, quantity, hsnCode, taxPercent: 0 };
  const piece = { hsnCode, unitPrice: amount / quantity };
  return {
    amount,
    quantity,
    hsnCode,
    taxPercent: line.taxPercent ?? shopTaxPercent(piece, tax, at),
  };
}

export type OrderTax = Pick<OrderTotals, 'tax' | 'taxIncluded' | 'shippingTax'>;

interface TaxMode {
  /** prices contain the tax */
  isIncluded: boolean;
  isShippingTaxed: boolean;
}

/** Shipping is taxed once rates are on, or prices include tax; the specification taxes the subtotal only (§9). */
function taxModeOf({ tax: table, at }: PriceTerms): TaxMode {
  return { isIncluded: isTaxIncluded(table, at), isShippingTaxed: table.ratesEnabled };
}

/** The tax of an order, rounded as checkout does. */
export function orderTax(
  goods: readonly ShippedGoods[],
  shipping: Paise,
  { isIncluded, isShippingTaxed }: TaxMode,
): OrderTax {
  if (isIncluded) return includedTax(goods, shipping);
  if (!isShippingTaxed) return { tax: addedTax(goods) };
  const parts = shippingParts(goods, shipping);
  const tax = addedTax([...goods, ...parts]);
  return { tax, shippingTax: shippingShare(tax, goods, parts) };
}

/** The tax inside an order's goods and shipping, exact for each line as on the invoice. */
export function includedTax(
  goods: readonly ShippedGoods[],
  shipping: Paise,
): OrderTax & { shippingTax: Paise } {
  const inside = (parts: readonly TaxedAmount[]) =>
    sumPaise(parts.map(({ amount, taxPercent }) => taxInside(amount, taxPercent)));
  const shippingTax = inside(shippingParts(goods, shipping));
  return { tax: sumPaise([inside(goods), shippingTax]), taxIncluded: true, shippingTax };
}

function shippingShare(
  tax: Paise,
  goods: readonly TaxedAmount[],
  parts: readonly TaxedAmount[],
): Paise {
  return partOf(tax, exactTax(parts), exactTax([...goods, ...parts]));
}

/** What gift card and gateway pay together. */
export function orderWorth({ total, giftCard }: Pick<OrderTotals, 'total' | 'giftCard'>): Paise {
  return sumPaise([total, giftCard]);
}

/** The total on the cart page: no tax, no gift card yet (spec §9). */
export function totalBeforeTax({ subtotal, discount, shipping }: OrderTotals): Paise {
  return paise(subtotal - discount + shipping);
}

/** Free strictly above the limit, else the flat fee; ₹2,000 and ₹150 by default (spec §9). */
export function shippingFor(
  subtotal: Paise,
  { freeAbove, flatFee }: ShippingRates = DEFAULT_SHIPPING,
): Paise {
  return subtotal > freeAbove ? NOTHING : flatFee;
}

/**
 * The amount missing for free shipping, in whole rupees: at the limit itself shipping still costs (spec §9). 0
 * once it is free.
 */
export function freeShippingGap(
  subtotal: Paise,
  { freeAbove, flatFee }: ShippingRates = DEFAULT_SHIPPING,
): Paise {
  if (subtotal > freeAbove || flatFee === 0) return NOTHING;
  const whole = Math.floor((freeAbove - subtotal) / ONE_RUPEE);
  return timesPaise(ONE_RUPEE, whole + 1);
}
