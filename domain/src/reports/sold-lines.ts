import type { Paise } from '../money/paise.ts';
import type { ShipmentLine } from '../orders/shipment.ts';
import { isSameLine } from '../shopping/line-ref.ts';
import { unitKey } from '../stock/stock.ts';
import { divide, itemRevenue, type PricedOrder } from './split-returned.ts';

/** Units and revenue without tax of a product or variant, in paise; negative for what went back. */
export interface SoldLine {
  productId: string;
  /** missing without variants, and in orders that were counted before variants were */
  variantId?: string;
  title: string;
  units: number;
  revenue: number;
}

/** One line per product or variant. */
export function sumLines(lines: readonly SoldLine[]): SoldLine[] {
  const sums = new Map<string, SoldLine>();
  for (const line of lines) {
    const { units = 0, revenue = 0 } = sums.get(unitKey(line)) ?? {};
    const sum = { units: units + line.units, revenue: revenue + line.revenue };
    sums.set(unitKey(line), { ...line, ...sum });
  }
  return [...sums.values()];
}

interface ReturnedItems {
  /** items that come back */
  lines: readonly ShipmentLine[];
  /** items whose price goes back; empty for all in proportion */
  valued: readonly ShipmentLine[];
}

/** What a refund of `net` takes off its products. Their revenues add up to `net`. */
export function returnedLines(
  net: Paise,
  { lines, valued }: ReturnedItems,
  order: PricedOrder,
  left: readonly SoldLine[],
): SoldLine[] {
  const weights = left.map((line) =>
    valued.length === 0
      ? Math.max(0, line.revenue)
      : valued.filter(isOf(line, order)).reduce((sum, item) => sum + itemRevenue(item, order), 0),
  );
  const parts = divide(net, weights);
  return left
    .map((line, index) => {
      const count = lines
        .filter(isOf(line, order))
        .reduce((sum, { quantity }) => sum + quantity, 0);
      const units = 0 - Math.max(0, Math.min(line.units, count));
      return { ...line, units, revenue: 0 - (parts[index] ?? 0) };
    })
    .filter(({ units, revenue }) => units !== 0 || revenue !== 0);
}

function isOf(sold: SoldLine, { lines }: PricedOrder): (item: ShipmentLine) => boolean {
  return (item) => {
    if (item.productId !== sold.productId) return false;
    if (sold.variantId === undefined) return true;
    return lines.find((line) => isSameLine(line, item))?.variantId === sold.variantId;
  };
}

/** Lines as they compare with what was counted: a product that was counted as a whole goes on as a whole. */
export function asCounted(
  lines: readonly SoldLine[],
  counted: readonly SoldLine[],
): readonly SoldLine[] {
  const whole = new Set(
    counted.flatMap(({ productId, variantId }) => (variantId === undefined ? [productId] : [])),
  );
  return lines.map(({ variantId, ...line }) =>
    variantId === undefined || whole.has(line.productId) ? line : { ...line, variantId },
  );
}
