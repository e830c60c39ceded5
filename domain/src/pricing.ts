import { paise, rupeesToPaise, sumPaise, timesPaise, type Paise } from './paise.ts';

/** Shipping is free strictly above this subtotal. */
export const FREE_SHIPPING_ABOVE = rupeesToPaise(2000);
export const FLAT_SHIPPING = rupeesToPaise(150);
export const GST_PERCENT = 18;

const ONE_RUPEE = rupeesToPaise(1);

/** What pricing needs to know of a line. */
export interface PricedLine {
  unitPrice: Paise;
  quantity: number;
  chargeTax: boolean;
}

/** What an order costs, in paise: total = subtotal + shipping + tax. */
export interface OrderTotals {
  subtotal: Paise;
  shipping: Paise;
  tax: Paise;
  total: Paise;
}

/** What the shopper pays at checkout. The browser shows it and the server charges it, from this one place. */
export function priceOrder(lines: readonly PricedLine[]): OrderTotals {
  const subtotal = sumPaise(lines.map(lineAmount));
  const shipping = lines.length === 0 ? paise(0) : shippingFor(subtotal);
  const tax = gst(sumPaise(lines.filter((line) => line.chargeTax).map(lineAmount)));
  return { subtotal, shipping, tax, total: sumPaise([subtotal, shipping, tax]) };
}

/** What the cart page shows: no tax in the total, but what GST will add. */
export interface CartTotals extends OrderTotals {
  /** subtotal and shipping */
  totalBeforeTax: Paise;
}

/** The totals of the cart page: as at checkout, and their sum before tax. */
export function priceCart(lines: readonly PricedLine[]): CartTotals {
  const totals = priceOrder(lines);
  return { ...totals, totalBeforeTax: sumPaise([totals.subtotal, totals.shipping]) };
}

/** Free strictly above ₹2,000, else the flat rate. */
export function shippingFor(subtotal: Paise): Paise {
  return subtotal > FREE_SHIPPING_ABOVE ? paise(0) : FLAT_SHIPPING;
}

/** 18 % of the taxable amount, rounded half up to the rupee. */
export function gst(taxable: Paise): Paise {
  const percentOfPaise = taxable * GST_PERCENT;
  const rupees = Math.floor((percentOfPaise + 5000) / 10_000);
  return timesPaise(ONE_RUPEE, rupees);
}

/** What is missing for free shipping, in whole rupees, at least ₹1; nothing once shipping is free. */
export function freeShippingGap(subtotal: Paise): Paise {
  if (subtotal > FREE_SHIPPING_ABOVE) return paise(0);
  const missing = Math.ceil((FREE_SHIPPING_ABOVE - subtotal) / ONE_RUPEE);
  return timesPaise(ONE_RUPEE, Math.max(1, missing));
}

function lineAmount({ unitPrice, quantity }: PricedLine): Paise {
  return timesPaise(unitPrice, quantity);
}
