import type { ReactNode } from 'react';

import type { Product } from '@kargha/domain/catalogue/product';

/** Slots that a page fills, because a feature must not import the cart or the wishlist. */
export interface ProductSlots {
  /**
   * Decorative banner over the product list. It is in the prerendered page, so that something is painted before
   * the products load.
   */
  purchase: (product: Product) => ReactNode;
  heart: (product: Product) => ReactNode;
  card: (product: Product) => ReactNode;
}
