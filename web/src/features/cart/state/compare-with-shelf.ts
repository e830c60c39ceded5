import { cartItem, type CartItem, type CartLine } from '@kargha/domain/shopping/cart';
import type { Product } from '@kargha/domain/catalogue/product';
import { smallPictureUrl } from '#ui/pictures/picture-address.ts';

import { withOwnHold } from './own-hold.ts';

/** What a shopper is told about one line that is no longer as they put it into the cart. Prices in rupees. */
export type CartNotice = { id: string; name: string } & (
  | { kind: 'price-changed'; from: number; to: number }
  | { kind: 'fewer-left'; from: number; to: number }
  | { kind: 'sold-out' }
  | { kind: 'not-for-sale' }
);

/** What the tax of a product follows from, beside its price. */
export type Goods = Pick<Product, 'hsnCode' | 'chargeTax'>;

interface Comparison {
  /** The cart with today's prices and stock. */
  lines: CartLine[];
  /** Lines that can only be kept for later. */
  soldOut: CartLine[];
  notices: CartNotice[];
  /** What the tax of the products follows from, by their ids. */
  goods: Record<string, Goods>;
}

/**
 * Holds the cart against the products as they are now. A product that is missing there is no longer sold.
 * @param held what this browser's own unpaid order has taken off the shelf: pieces by product id
 */
export function compareWithShelf(
  lines: readonly CartLine[],
  shelf: readonly Product[],
  held: ReadonlyMap<string, number>,
): Comparison {
  const products = new Map(shelf.map((product) => [product._id, product]));
  const result: Comparison = { lines: [], soldOut: [], notices: [], goods: {} };
  for (const line of lines) {
    const product = products.get(line.id);
    if (product?.status === 'active') {
      const { hsnCode, chargeTax } = product;
      result.goods[line.id] = { hsnCode, chargeTax };
      compareLine(line, withOwnHold(itemOf(product), held), result);
    } else result.notices.push({ ...nameOf(line), kind: 'not-for-sale' });
  }
  return result;
}

function itemOf(product: Product): CartItem {
  return cartItem(product, smallPictureUrl(product));
}

function compareLine(line: CartLine, item: CartItem, result: Comparison): void {
  const left = item.stock ?? line.quantity;
  if (left < 1) {
    result.soldOut.push({ ...item, quantity: line.quantity });
    result.notices.push({ ...nameOf(item), kind: 'sold-out' });
    return;
  }
  const named = nameOf(item);
  if (item.price !== line.price) {
    result.notices.push({ ...named, kind: 'price-changed', from: line.price, to: item.price });
  }
  if (line.quantity > left) {
    result.notices.push({ ...named, kind: 'fewer-left', from: line.quantity, to: left });
  }
  result.lines.push({ ...item, quantity: Math.min(line.quantity, left) });
}

function nameOf({ id, name }: Pick<CartLine, 'id' | 'name'>) {
  return { id, name };
}
