import type { DiscountTerms } from './discount.ts';
import { discountShares } from './discount-shares.ts';
import { giftCardShare } from './gift-card.ts';
import { GST_PERCENT } from './gst-rate.ts';
import { paise, rupeesToPaise, sumPaise, timesPaise, type Paise } from '../money/paise.ts';
import { lineAmount, type PricedLine } from './priced-line.ts';
import { DEFAULT_SHIPPING, type ShippingRates } from './shipping-rates.ts';

export { GST_PERCENT };
export type { PricedLine };

const ONE_RUPEE = rupeesToPaise(1);

/**
 * What an order costs, in paise: total = subtotal − discount + shipping + tax − giftCard. `total` is what is left to
 * pay; what the order is worth is `orderWorth`.
 */
export interface OrderTotals {
  subtotal: Paise;
  /** what a code or an automatic discount takes off the goods */
  discount: Paise;
  shipping: Paise;
  tax: Paise;
  /** what a gift card pays: a means of payment, it changes no tax */
  giftCard: Paise;
  total: Paise;
}

/** What makes an order cheaper, or pays for it before the gateway does. */
export interface Reductions {
  discount?: DiscountTerms | null;
  giftCardBalance?: Paise;
  /** what staff have agreed for the way; the shop's rules without it */
  shipping?: Paise | null;
}

const NOTHING = paise(0);
const NO_REDUCTIONS = { discount: null, giftCardBalance: NOTHING, shipping: null };

/**
 * What the shopper pays at checkout. The browser shows it and the server charges it, from this one place. Shipping is
 * free by the goods' value after the discount, and GST is on that value (CGST Act s. 15(3): a discount known at the
 * sale is no part of its value).
 */
export function priceOrder(
  lines: readonly PricedLine[],
  reductions: Reductions = {},
  figures: ShippingRates = DEFAULT_SHIPPING,
): OrderTotals {
  const { discount, giftCardBalance, shipping: agreed } = { ...NO_REDUCTIONS, ...reductions };
  const subtotal = sumPaise(lines.map(lineAmount));
  const shares = discount ? discountShares(lines, discount) : lines.map(() => NOTHING);
  const off = sumPaise(shares);
  const goods = paise(subtotal - off);
  const isFree = lines.length === 0 || discount?.kind === 'free_shipping';
  const shipping = isFree ? NOTHING : (agreed ?? shippingFor(goods, figures));
  const tax = taxOf(lines.map((line, index) => taxedPart(line, shares[index])));
  const worth = sumPaise([goods, shipping, tax]);
  const giftCard = giftCardShare(worth, giftCardBalance);
  return { subtotal, discount: off, shipping, tax, giftCard, total: paise(worth - giftCard) };
}

/** What of a line is taxed: its amount after its share of the discount. */
function taxedPart(line: PricedLine, share: Paise = NOTHING) {
  const { chargeTax, taxPercent: percent = GST_PERCENT } = line;
  return { taxable: chargeTax ? paise(lineAmount(line) - share) : NOTHING, percent };
}

/** What an order is worth: what is paid for it by gift card and by the gateway together. */
export function orderWorth({ total, giftCard }: Pick<OrderTotals, 'total' | 'giftCard'>): Paise {
  return sumPaise([total, giftCard]);
}

/** What the cart page shows as its total: no tax, and no gift card yet (spec §9). */
export function totalBeforeTax({ subtotal, discount, shipping }: OrderTotals): Paise {
  return paise(subtotal - discount + shipping);
}

/** Free strictly above the limit, else the flat fee; ₹2,000 and ₹150 unless staff have changed them (spec §9). */
export function shippingFor(
  subtotal: Paise,
  { freeAbove, flatFee }: ShippingRates = DEFAULT_SHIPPING,
): Paise {
  return subtotal > freeAbove ? NOTHING : flatFee;
}

/** Hundredths of a percent, times paise, that make a rupee. */
const PARTS_OF_A_RUPEE = 1_000_000;

/** The tax of all parts together, exact until it is rounded once, half up to the rupee. */
function taxOf(parts: readonly { taxable: Paise; percent: number }[]): Paise {
  const exact = parts.reduce(
    (sum, { taxable, percent }) => sum + taxable * Math.round(percent * 100),
    0,
  );
  const rupees = Math.floor((exact + PARTS_OF_A_RUPEE / 2) / PARTS_OF_A_RUPEE);
  return timesPaise(ONE_RUPEE, rupees);
}

/** What brings the goods above the limit, in whole rupees: at the limit itself shipping still costs (spec §9). Nothing once it is free. */
export function freeShippingGap(
  subtotal: Paise,
  { freeAbove, flatFee }: ShippingRates = DEFAULT_SHIPPING,
): Paise {
  if (subtotal > freeAbove || flatFee === 0) return NOTHING;
  const whole = Math.floor((freeAbove - subtotal) / ONE_RUPEE);
  return timesPaise(ONE_RUPEE, whole + 1);
}
