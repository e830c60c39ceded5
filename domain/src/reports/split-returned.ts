import { paise, sumPaise, timesPaise, type Paise } from '../money/paise.ts';
import { taxPercentOf } from '../orders/line-worth.ts';
import type { Order } from '../orders/order.ts';
import type { ShipmentLine } from '../orders/shipment.ts';
import { isSameLine } from '../shopping/line-ref.ts';
import { lineRevenue } from './sales.ts';

/** Value of goods without tax, their tax, and shipping. */
export interface MoneyParts {
  net: number;
  tax: number;
  shipping: number;
}

export type PricedOrder = Pick<Order, 'lines' | 'totals'>;

export interface ReturnedAmount {
  /** at most all that is left */
  amount: Paise;
  /** the items that it is for; empty for the whole order in proportion */
  lines: readonly ShipmentLine[];
  includesShipping: boolean;
}

/**
 * What a refund takes off net sales, tax and shipping. The parts add up to the amount to the paisa, and none is
 * more than what is left of it. The tax of items is that of their rate, or in proportion without items.
 */
export function splitReturned(
  { amount, lines, includesShipping }: ReturnedAmount,
  left: MoneyParts,
  order: PricedOrder,
): Record<keyof MoneyParts, Paise> {
  const items = worthOfItems(lines, order);
  const isItems = items.net > 0;
  const whole = left.net + left.tax + left.shipping;
  const shippingShare = isItems
    ? Number(includesShipping) * left.shipping
    : share(amount, left.shipping, whole);
  const shipping = Math.min(shippingShare, amount, left.shipping);
  const onShipping = includesShipping ? (order.totals.shippingTax ?? 0) : 0;
  const base = isItems ? { net: items.net, tax: items.tax + onShipping } : left;
  const wanted = Math.min(share(amount - shipping, base.tax, base.net + base.tax), left.tax);
  const net = Math.min(amount - shipping - wanted, left.net);
  const tax = Math.min(amount - shipping - net, left.tax);
  return { net: paise(net), tax: paise(tax), shipping: paise(amount - net - tax) };
}

function worthOfItems(
  items: readonly ShipmentLine[],
  order: PricedOrder,
): Pick<MoneyParts, 'net' | 'tax'> {
  let net = 0;
  let tax = 0;
  for (const item of items) {
    const value = itemRevenue(item, order);
    const line = order.lines.find((one) => isSameLine(one, item));
    net += value;
    tax += (value * (line ? taxPercentOf(line) : 0)) / 100;
  }
  return { net, tax };
}

/** Value of items of an order without tax; 0 for what is no longer in it. */
export function itemRevenue(item: ShipmentLine, { lines, totals }: PricedOrder): number {
  const line = lines.find((one) => isSameLine(one, item));
  if (!line || line.quantity === 0) return 0;
  return (lineRevenue(line, totals) * item.quantity) / line.quantity;
}

/** `part` of `whole`, of an amount, in whole paise. */
function share(amount: number, part: number, whole: number): number {
  return whole <= 0 ? 0 : Math.round((amount * part) / whole);
}

/** Divides an amount by weights, in whole paise that add up to it. */
export function divide(amount: Paise, weights: readonly number[]): Paise[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole <= 0) return weights.map((_weight, index) => (index === 0 ? amount : paise(0)));
  let weighed = 0;
  let given = paise(0);
  return weights.map((weight) => {
    weighed += weight;
    const part = sumPaise([paise(Math.round((amount * weighed) / whole)), timesPaise(given, -1)]);
    given = sumPaise([given, part]);
    return part;
  });
}
