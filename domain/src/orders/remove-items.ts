import { goodsOf, partOf, taxShares } from './line-worth.ts';
import type { Order, OrderLine } from './order.ts';
import { isSameLine } from '../shopping/line-ref.ts';
import { paise, sumPaise, timesPaise, type Paise } from '../money/paise.ts';
import type { ShipmentLine } from './shipment.ts';

export interface ItemRemoval {
  /** without empty lines */
  lines: OrderLine[];
  subtotal: Paise;
  discount: Paise;
  tax: Paise;
  /** price of the removed items with their share of discount and tax; without shipping */
  back: Paise;
  /** units that were reserved for the order */
  released: { productId: string; held: number }[];
}

type Reducible = Pick<Order, 'lines' | 'totals'>;

/**
 * Removes items: `requested` has the quantities to keep; other lines do not change. Exact to the paisa: what stays
 * and what is refunded always add up to the order's worth.
 */
export function removeItems(order: Reducible, requested: readonly ShipmentLine[]): ItemRemoval {
  const taxes = taxShares(order);
  const parts = order.lines.map((line, place) => {
    const requestedLine = requested.find((one) => isSameLine(one, line));
    const keptQuantity = Math.min(line.quantity, requestedLine?.quantity ?? line.quantity);
    return reduceLine(line, taxes[place] ?? paise(0), line.quantity - keptQuantity);
  });
  const taxBack = sumPaise(parts.map(({ tax }) => tax));
  const lines = parts.map(({ kept }) => kept).filter(({ quantity }) => quantity > 0);
  return {
    lines,
    subtotal: sumPaise(lines.map((line) => timesPaise(line.unitPrice, line.quantity))),
    discount: sumPaise(lines.map(({ discount }) => discount)),
    tax: paise(order.totals.tax - taxBack),
    back: sumPaise([taxBack, ...parts.map(({ goods }) => goods)]),
    released: parts
      .map(({ kept, held }) => ({ productId: kept.productId, held }))
      .filter(({ held }) => held > 0),
  };
}

function reduceLine(line: OrderLine, tax: Paise, removedQuantity: number) {
  const discount = paise(line.discount - partOf(line.discount, removedQuantity, line.quantity));
  const held = Math.min(line.held, removedQuantity);
  const kept = {
    ...line,
    quantity: line.quantity - removedQuantity,
    discount,
    held: line.held - held,
  };
  return {
    kept,
    held,
    goods: paise(goodsOf(line) - goodsOf(kept)),
    tax: partOf(tax, removedQuantity, line.quantity),
  };
}
