import { GST_PERCENT } from '../pricing/gst-rate.ts';
import type { OrderLine } from './order.ts';
import { paise, partOf, type Paise } from '../money/paise.ts';
import type { OrderTax, OrderTotals } from '../pricing/price-order.ts';
import type { ShippedGoods } from '../pricing/shipping-parts.ts';

/** Lines of older orders have no discount. */
export type WorthLine = Pick<
  OrderLine,
  'productId' | 'options' | 'tailoringId' | 'unitPrice' | 'quantity' | 'chargeTax'
> &
  Partial<Pick<OrderLine, 'discount' | 'taxPercent'>>;

interface Worth {
  lines: readonly WorthLine[];
  totals: OrderTax;
}

/** Price of the line after its discount, without the tax that the order adds. */
export function goodsOf({ unitPrice, quantity, discount = paise(0) }: WorthLine): Paise {
  return paise(unitPrice * quantity - discount);
}

/** The line's own rate, else the default GST rate; 0 for goods without tax. */
export function taxPercentOf({
  chargeTax,
  taxPercent = GST_PERCENT,
}: Pick<OrderLine, 'chargeTax'> & Partial<Pick<OrderLine, 'taxPercent'>>): number {
  return chargeTax ? taxPercent : 0;
}

/** What decides how the shipping charge of an order is taxed. */
export function shippedGoods(
  lines: readonly (WorthLine & Partial<Pick<OrderLine, 'hsnCode'>>)[],
): ShippedGoods[] {
  return lines.map((line) => ({
    amount: goodsOf(line),
    quantity: line.quantity,
    hsnCode: line.hsnCode ?? '',
    taxPercent: taxPercentOf(line),
  }));
}

/**
 * Splits the tax that the order adds to its goods by the taxable amount and rate of each line; the shares add up
 * to the whole. With tax included nothing is added: the price of a line contains its tax.
 */
export function taxShares({ lines, totals }: Worth): Paise[] {
  const { tax, taxIncluded, shippingTax = 0 } = totals;
  const added = taxIncluded ? 0 : tax - shippingTax;
  const bases = lines.map((line) => goodsOf(line) * Math.round(taxPercentOf(line) * 100));
  const base = bases.reduce((sum, amount) => sum + amount, 0);
  let passed = 0;
  return bases.map((amount) => {
    const before = partOf(added, passed, base);
    passed += amount;
    return paise(partOf(added, passed, base) - before);
  });
}

/** What shipping costs with the tax that the order adds to it. */
export function shippingWorth({
  shipping,
  taxIncluded,
  shippingTax = paise(0),
}: Pick<OrderTotals, 'shipping' | 'taxIncluded' | 'shippingTax'>): Paise {
  return taxIncluded ? shipping : paise(shipping + shippingTax);
}
