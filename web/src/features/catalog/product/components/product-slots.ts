import type { ReactNode } from 'react';

import type { CardProduct } from '@kargha/domain/catalogue/card-product';
import type { Product } from '@kargha/domain/catalogue/product';

/** Slots that a page fills, because a feature must not import the cart or the wishlist. */
export interface ProductSlots {
  purchase: (product: Product) => ReactNode;
  heart: (product: Product) => ReactNode;
  card: (product: CardProduct) => ReactNode;
}
