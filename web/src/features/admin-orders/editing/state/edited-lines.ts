import type { LineOptions } from '@kargha/domain/shopping/line-options';
import { isSameLine, keyOf, refOf, type LineRef } from '@kargha/domain/shopping/line-ref';
import type { ShipmentLine } from '@kargha/domain/orders/shipment';

/** A product that staff add to an order. */
export interface AddedItem extends LineRef {
  title: string;
  quantity: number;
  /** true when its options were chosen with it */
  isChosen: boolean;
}

/** New quantities of lines of the order, by their key. */
export type NewQuantities = Readonly<Record<string, number>>;

interface Edited {
  quantities: NewQuantities;
  added: readonly AddedItem[];
}

/** The lines that change, with their new quantities. What is added twice, or is in the order already, adds up. */
export function changedLines(
  lines: readonly ShipmentLine[],
  { quantities, added }: Edited,
): ShipmentLine[] {
  const wanted = new Map<string, ShipmentLine>();
  for (const line of lines) {
    const quantity = quantities[keyOf(line)] ?? line.quantity;
    wanted.set(keyOf(line), { ...refOf(line), quantity });
  }
  for (const item of added) {
    const quantity = (wanted.get(keyOf(item))?.quantity ?? 0) + item.quantity;
    wanted.set(keyOf(item), { ...refOf(item), quantity });
  }
  return [...wanted.values()].filter(({ quantity, ...line }) => {
    const before = lines.find((one) => isSameLine(one, line))?.quantity ?? 0;
    return quantity !== before;
  });
}

/** An empty value removes the option. */
export function withOption(options: LineOptions = {}, name: string, value: string): LineOptions {
  const { [name]: _before, ...others } = options;
  return value === '' ? others : { ...others, [name]: value };
}
