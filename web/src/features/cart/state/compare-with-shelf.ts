import { cartItem, type CartLine } from '@kargha/domain/cart';
import type { Product } from '@kargha/domain/product';
import { smallPictureUrl } from '#ui/pictures/picture-address.ts';

/** What a shopper is told about one line that is no longer as they put it into the cart. Prices in rupees. */
export type CartNotice =
  | { kind: 'price-changed'; name: string; from: number; to: number }
  | { kind: 'fewer-left'; name: string; left: number }
  | { kind: 'sold-out'; name: string }
  | { kind: 'not-for-sale'; name: string };

interface Comparison {
  /** The cart with today's prices and stock. */
  lines: CartLine[];
  /** Lines that can only be kept for later. */
  soldOut: CartLine[];
  notices: CartNotice[];
  /** Ids of products that carry no tax. */
  untaxed: string[];
}

/** Holds the cart against the products as they are now. A product that is missing there is no longer sold. */
export function compareWithShelf(
  lines: readonly CartLine[],
  shelf: readonly Product[],
): Comparison {
  const result: Comparison = { lines: [], soldOut: [], notices: [], untaxed: [] };
  for (const line of lines) {
    const product = shelf.find(({ _id }) => _id === line.id);
    if (product?.status === 'active') compareLine(line, product, result);
    else result.notices.push({ kind: 'not-for-sale', name: line.name });
  }
  return result;
}

function compareLine(line: CartLine, product: Product, result: Comparison): void {
  const item = cartItem(product, smallPictureUrl(product));
  const left = item.stock ?? line.quantity;
  if (!product.chargeTax) result.untaxed.push(line.id);
  if (left < 1) {
    result.soldOut.push({ ...item, quantity: 1 });
    result.notices.push({ kind: 'sold-out', name: item.name });
    return;
  }
  if (item.price !== line.price) {
    result.notices.push({
      kind: 'price-changed',
      name: item.name,
      from: line.price,
      to: item.price,
    });
  }
  if (line.quantity > left) result.notices.push({ kind: 'fewer-left', name: item.name, left });
  result.lines.push({ ...item, quantity: Math.min(line.quantity, left) });
}
