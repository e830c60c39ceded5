import { isSameLine, refOf } from '../shopping/line-ref.ts';
import { paise, sumPaise, timesPaise, type Paise } from '../money/paise.ts';
import { orderTax, orderWorth, type OrderTotals } from '../pricing/price-order.ts';
import { shippedGoods } from './line-worth.ts';
import type { Order, OrderLine } from './order.ts';
import { removeItems, type ItemRemoval } from './remove-items.ts';
import type { ShipmentLine } from './shipment.ts';

type Charges = Pick<
  OrderTotals,
  'subtotal' | 'discount' | 'shipping' | 'tax' | 'shippingTax' | 'cashOnDeliveryFee'
>;

/** An order whose lines were changed, before the difference is settled. */
export interface ItemEdit {
  lines: OrderLine[];
  charges: Charges;
  removed: ShipmentLine[];
  /** what was reserved for removed items */
  released: ItemRemoval['released'];
  /** what the order costs more; below 0, what it costs less */
  difference: Paise;
}

type Editable = Pick<Order, 'lines' | 'totals'>;

/**
 * Removes and adds items. `requested` has the quantities to keep, `added` the lines with the price of what is added. The
 * prices and discounts of what stays do not change, nor does the shipping charge; an added item has no discount.
 */
export function editItems(
  order: Editable,
  requested: readonly ShipmentLine[],
  added: readonly OrderLine[],
): ItemEdit {
  const { lines, released, back, ...charges } = removeItems(order, requested);
  const removed = removedLines(order, lines);
  const reduced = { lines, charges, removed, released, difference: paise(0 - back) };
  return added.length === 0 ? reduced : { ...reduced, ...addItems(order, reduced, added) };
}

/** Taxed as checkout would tax the order as it is now, so that a swap at the same price costs nothing. */
function addItems(
  { totals }: Editable,
  kept: Pick<ItemEdit, 'lines' | 'charges'>,
  added: readonly OrderLine[],
): Pick<ItemEdit, 'lines' | 'charges' | 'difference'> {
  const lines = mergeLines(kept.lines, added);
  const { shipping, cashOnDeliveryFee } = kept.charges;
  const charges = {
    shipping,
    ...(cashOnDeliveryFee !== undefined && { cashOnDeliveryFee }),
    subtotal: sumPaise(lines.map((line) => timesPaise(line.unitPrice, line.quantity))),
    discount: sumPaise(lines.map((line) => line.discount)),
  };
  const { taxIncluded: _mode, ...tax } = orderTax(shippedGoods(lines), shipping, {
    isIncluded: totals.taxIncluded === true,
    isShippingTaxed: totals.shippingTax !== undefined,
  });
  const onTop = totals.taxIncluded ? 0 : tax.tax;
  const worth = charges.subtotal - charges.discount + shipping + onTop;
  return {
    lines,
    charges: { ...charges, ...tax },
    difference: paise(worth - orderWorth(totals)),
  };
}

function mergeLines(lines: readonly OrderLine[], added: readonly OrderLine[]): OrderLine[] {
  const isKnown = (line: OrderLine) => lines.some((one) => isSameLine(one, line));
  const grown = lines.map((line) => {
    const more = added.find((one) => isSameLine(one, line));
    if (!more) return line;
    return { ...line, quantity: line.quantity + more.quantity, held: line.held + more.held };
  });
  return [...grown, ...added.filter((line) => !isKnown(line))];
}

function removedLines(order: Editable, lines: readonly OrderLine[]): ShipmentLine[] {
  return order.lines
    .map((before) => {
      const remaining = lines.find((line) => isSameLine(line, before))?.quantity ?? 0;
      return { ...refOf(before), quantity: before.quantity - remaining };
    })
    .filter(({ quantity }) => quantity > 0);
}
