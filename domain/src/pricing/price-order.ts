import type { InferOutput } from 'valibot';

import type { orderTotals } from '../api/order-fields.ts';
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

export type OrderTotals = InferOutput<typeof orderTotals>;

export interface Reductions {
  discount?: DiscountTerms | null;
  giftCardBalance?: Paise;
  /** agreed by staff; absent: the shop's rates */
  shipping?: Paise | null;
}

const NOTHING = paise(0);
const NO_REDUCTIONS = { discount: null, giftCardBalance: NOTHING, shipping: null };

/**
 * Browser and server share this calculation. Free shipping depends on the value of the goods after the discount,
 * and so does GST (CGST Act s. 15(3): a discount known at the sale is not part of its value).
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
  const tax = taxOf(lines.map((line, index) => taxableAmount(line, shares[index])));
  const orderValue = sumPaise([goods, shipping, tax]);
  const giftCard = giftCardShare(orderValue, giftCardBalance);
  return { subtotal, discount: off, shipping, tax, giftCard, total: paise(orderValue - giftCard) };
}

function taxableAmount(line: PricedLine, share: Paise = NOTHING) {
  const { chargeTax, taxPercent: percent = GST_PERCENT } = line;
  return { taxable: chargeTax ? paise(lineAmount(line) - share) : NOTHING, percent };
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

/** One rupee in hundredths of a percent times paise. */
const PARTS_OF_A_RUPEE = 1_000_000;

/** Rounded once for the whole order, half up to the rupee. */
function taxOf(parts: readonly { taxable: Paise; percent: number }[]): Paise {
  const exact = parts.reduce(
    (sum, { taxable, percent }) => sum + taxable * Math.round(percent * 100),
    0,
  );
  const rupees = Math.floor((exact + PARTS_OF_A_RUPEE / 2) / PARTS_OF_A_RUPEE);
  return timesPaise(ONE_RUPEE, rupees);
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
