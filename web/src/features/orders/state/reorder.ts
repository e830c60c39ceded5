import { cartItem, type CartItem } from '@kargha/domain/shopping/cart';
import { mostBuyable } from '@kargha/domain/catalogue/product';
import { smallPictureUrl } from '#ui/pictures/picture-address.ts';
import type { ShownLine } from '#lib/order-document.ts';

import { productNow } from '../data/ordered-products.ts';

/** Lines of an old order as they can be bought now. */
export interface Reorder {
  items: { item: CartItem; quantity: number }[];
  /** titles of what cannot be bought any more, or not in that number */
  gone: string[];
  fewer: string[];
}

/** Looks at every line as it is sold today: price and stock are today's, never those of the old order. */
export async function reorder(lines: readonly ShownLine[]): Promise<Reorder> {
  const looked = await Promise.all(
    lines.map(async (line) => ({ line, product: await productNow(line.productId) })),
  );
  const result: Reorder = { items: [], gone: [], fewer: [] };
  for (const { line, product } of looked) {
    const most = product?.status === 'active' ? mostBuyable(product) : 0;
    const quantity = Math.min(line.quantity, most);
    if (!product || quantity < 1) {
      result.gone.push(line.title);
      continue;
    }
    if (quantity < line.quantity) result.fewer.push(line.title);
    result.items.push({ item: cartItem(product, smallPictureUrl(product)), quantity });
  }
  return result;
}
