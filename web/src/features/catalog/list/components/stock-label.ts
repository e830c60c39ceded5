import { availability } from '@kargha/domain/catalogue/product-availability';
import type { CardProduct } from '@kargha/domain/catalogue/card-product';
import { sellableQuantity } from '@kargha/domain/catalogue/product';

import type { CardTexts } from '../../card-texts.ts';

export function stockLabel(product: CardProduct, texts: CardTexts): string {
  const { note } = availability(product);
  if (note === 'Sold out') return texts.soldOut;
  if (note === 'Made to order') return texts.madeToOrder;
  return texts.inStock(sellableQuantity(product));
}
