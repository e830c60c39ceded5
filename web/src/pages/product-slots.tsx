import type { ProductSlots } from '#features/catalog/components/product-slots.ts';

import { ProductPurchase } from './product-purchase.tsx';
import { CardHeart, ShopProductCard } from './shop-product-card.tsx';

export const PRODUCT_SLOTS: ProductSlots = {
  purchase: (product) => <ProductPurchase key={product._id} product={product} />,
  heart: (product) => <CardHeart product={product} />,
  card: (product) => <ShopProductCard product={product} headingLevel="h3" />,
};
