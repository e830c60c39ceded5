import { standing } from '@kargha/domain/catalogue/availability';
import { cartItem, cartLineKey, type CartItem, type CartLine } from '@kargha/domain/shopping/cart';
import { lineTitle } from '@kargha/domain/shopping/line-title';
import type { Product } from '@kargha/domain/catalogue/product';
import { optionsProblem, optionsSentence } from '@kargha/domain/catalogue/product-options';
import { smallPictureUrl } from '#ui/pictures/picture-url.ts';

import { withOwnReservation } from './own-reservation.ts';

/** What a shopper is told about one line that is no longer as they put it into the cart. Prices in rupees. */
export type CartNotice = { key: string; name: string } & (
  | { kind: 'price-changed'; from: number; to: number }
  | { kind: 'fewer-left'; from: number; to: number }
  | { kind: 'sold-out' }
  | { kind: 'not-for-sale' }
);

/** What the tax of a product follows from, beside its price, and whether it is woven when it is ordered. */
export type Goods = Pick<Product, 'hsnCode' | 'chargeTax'> & { isWovenToOrder: boolean };

interface Comparison {
  /** The cart with today's prices and stock. */
  lines: CartLine[];
  /** Lines that can only be kept for later. */
  soldOut: CartLine[];
  notices: CartNotice[];
  /** What is known of the products themselves, by their ids. */
  goods: Record<string, Goods>;
  /** What stands in the way of buying a line with its options, in a sentence, by the key of the line. */
  faults: Record<string, string>;
}

/**
 * Holds the cart against the products as they are now. A product that is missing there is no longer sold.
 * @param held what this browser's own unpaid order has taken off the shelf: pieces by product id
 */
export function checkAvailability(
  lines: readonly CartLine[],
  shelf: readonly Product[],
  held: ReadonlyMap<string, number>,
): Comparison {
  const products = new Map(shelf.map((product) => [product._id, product]));
  const result: Comparison = { lines: [], soldOut: [], notices: [], goods: {}, faults: {} };
  const taken = new Map<string, number>();
  for (const line of lines) {
    const product = products.get(line.id);
    if (product?.status === 'active') {
      const { hsnCode, chargeTax } = product;
      const isWovenToOrder = standing(product) === 'to-order';
      result.goods[line.id] = { hsnCode, chargeTax, isWovenToOrder };
      const problem = optionsProblem(product, line.options);
      if (problem) result.faults[cartLineKey(line)] = optionsSentence(problem, product.title);
      const before = taken.get(line.id) ?? 0;
      const item = { ...withOwnReservation(itemOf(product), held), ...chosenIn(line) };
      taken.set(line.id, before + compareLine(line, item, before, result));
    } else result.notices.push({ ...nameOf(line), kind: 'not-for-sale' });
  }
  return result;
}

function itemOf(product: Product): CartItem {
  return cartItem(product, smallPictureUrl(product));
}

/** Judges a line by what earlier lines of the same product leave of it; gives how many pieces it takes itself. */
function compareLine(line: CartLine, item: CartItem, before: number, result: Comparison): number {
  const left = (item.stock ?? before + line.quantity) - before;
  if (left < 1) {
    result.soldOut.push({ ...item, quantity: line.quantity });
    result.notices.push({ ...nameOf(item), kind: 'sold-out' });
    return 0;
  }
  const named = nameOf(item);
  if (item.price !== line.price) {
    result.notices.push({ ...named, kind: 'price-changed', from: line.price, to: item.price });
  }
  if (line.quantity > left) {
    result.notices.push({ ...named, kind: 'fewer-left', from: line.quantity, to: left });
  }
  const quantity = Math.min(line.quantity, left);
  result.lines.push({ ...item, quantity });
  return quantity;
}

function chosenIn({ options }: CartLine): Pick<CartLine, 'options'> {
  return options ? { options } : {};
}

function nameOf(line: Pick<CartLine, 'id' | 'options' | 'name'>) {
  return { key: cartLineKey(line), name: lineTitle({ title: line.name, options: line.options }) };
}
