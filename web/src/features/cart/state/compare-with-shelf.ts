import { cartItem, type CartLine } from '@kargha/domain/cart';
import { rupeesToPaise } from '@kargha/domain/paise';
import type { Product } from '@kargha/domain/product';
import { taxPercentOf, type TaxTable } from '@kargha/domain/tax-table';
import { smallPictureUrl } from '#ui/pictures/picture-address.ts';

/** What a shopper is told about one line that is no longer as they put it into the cart. Prices in rupees. */
export type CartNotice = { id: string; name: string } & (
  | { kind: 'price-changed'; from: number; to: number }
  | { kind: 'fewer-left'; from: number; to: number }
  | { kind: 'sold-out' }
  | { kind: 'not-for-sale' }
);

interface Comparison {
  /** The cart with today's prices and stock. */
  lines: CartLine[];
  /** Lines that can only be kept for later. */
  soldOut: CartLine[];
  notices: CartNotice[];
  /** What the products are taxed at, in percent, by their ids; 0 for those that carry no tax. */
  rates: Record<string, number>;
}

/** Holds the cart against the products as they are now. A product that is missing there is no longer sold. */
export function compareWithShelf(
  lines: readonly CartLine[],
  shelf: readonly Product[],
  tax: TaxTable,
): Comparison {
  const products = new Map(shelf.map((product) => [product._id, product]));
  const result: Comparison = { lines: [], soldOut: [], notices: [], rates: {} };
  for (const line of lines) {
    const product = products.get(line.id);
    if (product?.status === 'active') {
      result.rates[line.id] = rateOf(product, tax);
      compareLine(line, product, result);
    } else result.notices.push({ ...nameOf(line), kind: 'not-for-sale' });
  }
  return result;
}

function compareLine(line: CartLine, product: Product, result: Comparison): void {
  const item = cartItem(product, smallPictureUrl(product));
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

/** As the server finds it, at today's price. */
function rateOf({ chargeTax, hsnCode, price }: Product, tax: TaxTable): number {
  const goods = { hsnCode, unitPrice: rupeesToPaise(price) };
  return chargeTax ? taxPercentOf(goods, tax, new Date()) : 0;
}

function nameOf({ id, name }: Pick<CartLine, 'id' | 'name'>) {
  return { id, name };
}
