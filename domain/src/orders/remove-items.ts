import { goodsOf, partOf, taxShares } from './line-worth.ts';
import type { Order, OrderLine } from './order.ts';
import { isSameLine } from '../shopping/line-ref.ts';
import { paise, sumPaise, timesPaise, type Paise } from '../money/paise.ts';
import type { ShipmentLine } from './shipment.ts';

/** What is left of an order once pieces were taken out of it, and what was taken. */
export interface ItemRemoval {
  /** lines without a piece are gone */
  lines: OrderLine[];
  subtotal: Paise;
  discount: Paise;
  tax: Paise;
  /** what the pieces cost: goods after their part of the discount, and their part of the tax; no shipping */
  back: Paise;
  /** pieces that were held on the shelf for the order */
  released: { productId: string; held: number }[];
}

type Reducible = Pick<Order, 'lines' | 'totals'>;

/**
 * Takes pieces out of an order: `wanted` says how many stay of a line, lines that it does not name stay as they
 * are. Exact to the paisa: what stays and what goes back are together what the order was worth, in however many steps.
 */
export function removeItems(order: Reducible, wanted: readonly ShipmentLine[]): ItemRemoval {
  const taxes = taxShares(order);
  const parts = order.lines.map((line, place) => {
    const asked = wanted.find((one) => isSameLine(one, line));
    const stay = Math.min(line.quantity, asked?.quantity ?? line.quantity);
    return reduceLine(line, taxes[place] ?? paise(0), line.quantity - stay);
  });
  const taxBack = sumPaise(parts.map(({ tax }) => tax));
  const lines = parts.map(({ left }) => left).filter(({ quantity }) => quantity > 0);
  return {
    lines,
    subtotal: sumPaise(lines.map((line) => timesPaise(line.unitPrice, line.quantity))),
    discount: sumPaise(lines.map(({ discount }) => discount)),
    tax: paise(order.totals.tax - taxBack),
    back: sumPaise([taxBack, ...parts.map(({ goods }) => goods)]),
    released: parts
      .map(({ left, held }) => ({ productId: left.productId, held }))
      .filter(({ held }) => held > 0),
  };
}

function reduceLine(line: OrderLine, tax: Paise, gone: number) {
  const discount = paise(line.discount - partOf(line.discount, gone, line.quantity));
  const held = Math.min(line.held, gone);
  const left = { ...line, quantity: line.quantity - gone, discount, held: line.held - held };
  return {
    left,
    held,
    goods: paise(goodsOf(line) - goodsOf(left)),
    tax: partOf(tax, gone, line.quantity),
  };
}
