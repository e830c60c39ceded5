import { GST_PERCENT } from '../pricing/gst-rate.ts';
import type { OrderLine } from './order.ts';
import { paise, type Paise } from '../money/paise.ts';
import type { OrderTotals } from '../pricing/pricing.ts';

/** A line as far as its worth goes. Lines of orders that are older than discounts have none. */
export type WorthLine = Pick<
  OrderLine,
  'productId' | 'options' | 'unitPrice' | 'quantity' | 'chargeTax'
> &
  Partial<Pick<OrderLine, 'discount' | 'taxPercent'>>;

interface Worth {
  lines: readonly WorthLine[];
  totals: Pick<OrderTotals, 'tax'>;
}

/** What a line's goods cost, the discount taken off. */
export function goodsOf({ unitPrice, quantity, discount = paise(0) }: WorthLine): Paise {
  return paise(unitPrice * quantity - discount);
}

/** The order's tax on its lines, by their taxed amounts and rates; the parts sum to the whole. */
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

/** whole × part ÷ of, rounded down; in BigInt, as a product of two amounts may be larger than a number holds exactly. */
export function partOf(whole: number, part: number, of: number): Paise {
  return of === 0 ? paise(0) : paise(Number((BigInt(whole) * BigInt(part)) / BigInt(of)));
}
