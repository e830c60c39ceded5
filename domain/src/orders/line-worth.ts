import { GST_PERCENT } from '../pricing/gst-rate.ts';
import type { OrderLine } from './order.ts';
import { paise, type Paise } from '../money/paise.ts';
import type { OrderTotals } from '../pricing/price-order.ts';

/** Lines of older orders have no discount. */
export type WorthLine = Pick<
  OrderLine,
  'productId' | 'options' | 'unitPrice' | 'quantity' | 'chargeTax'
> &
  Partial<Pick<OrderLine, 'discount' | 'taxPercent'>>;

interface Worth {
  lines: readonly WorthLine[];
  totals: Pick<OrderTotals, 'tax'>;
}

/** Price of the line after its discount, without tax. */
export function goodsOf({ unitPrice, quantity, discount = paise(0) }: WorthLine): Paise {
  return paise(unitPrice * quantity - discount);
}

/** Splits the order's tax by the taxable amount and rate of each line; the shares add up to the whole. */
export function taxShares({ lines, totals }: Worth): Paise[] {
  const bases = lines.map((line) =>
    line.chargeTax ? goodsOf(line) * (line.taxPercent ?? GST_PERCENT) : 0,
  );
  const base = bases.reduce((sum, amount) => sum + amount, 0);
  let passed = 0;
  return bases.map((amount) => {
    const before = partOf(totals.tax, passed, base);
    passed += amount;
    return paise(partOf(totals.tax, passed, base) - before);
  });
}

/** whole × part ÷ of, rounded down; in BigInt, because the product may exceed the safe integers. */
export function partOf(whole: number, part: number, of: number): Paise {
  return of === 0 ? paise(0) : paise(Number((BigInt(whole) * BigInt(part)) / BigInt(of)));
}
