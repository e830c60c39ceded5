import type { QuoteWish } from '@kargha/domain/quotes/quote';

import { conflict } from '../http/errors.ts';
import { readTogether } from '../platform/firestore.ts';
import { forSale, type WantedItem } from '../payments/checkout/checkout-lines.ts';
import { readShelf } from '../payments/checkout/shelf.ts';

/**
 * The products that a request asks for, with their titles and SKUs of today. Stock and minimums do not matter: what
 * there is not can be woven. Throws 409 not_for_sale with those that this buyer cannot buy.
 */
export async function wishedLines(uid: string, lines: readonly WantedItem[]): Promise<QuoteWish[]> {
  if (lines.length === 0) return [];
  const shelf = await readTogether((transaction) => readShelf(transaction, lines, uid));
  const wishes: QuoteWish[] = [];
  const items: { productId: string }[] = [];
  for (const { productId, quantity } of lines) {
    const product = forSale({ productId, quantity }, shelf);
    if (product) wishes.push({ productId, title: product.title, sku: product.sku, quantity });
    else items.push({ productId });
  }
  if (items.length === 0) return wishes;
  throw conflict('not_for_sale', 'Some of these products are no longer for sale.', { items });
}
