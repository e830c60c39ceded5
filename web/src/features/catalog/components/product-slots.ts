import type { ReactNode } from 'react';

import type { Product } from '@kargha/domain/catalogue/product';

/** What a page puts into the details of a product; cart and wishlist are other features' matter. */
export interface ProductSlots {
  /** Quantity and Add to Cart. */
  purchase: (product: Product) => ReactNode;
  heart: (product: Product) => ReactNode;
  /** A card for products that are shown beside it. */
  card: (product: Product) => ReactNode;
}
