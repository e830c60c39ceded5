import { ProductCard } from '#features/catalog/components/product-card.tsx';
import type { ProductSlots } from '#features/catalog/components/product-slots.ts';
import { detailsPath } from '#lib/paths.ts';

import { CardAction, CardHeart } from './product-card-slots.tsx';
import { ProductPurchase } from './product-purchase.tsx';

/** What cart and wishlist put into the details of a product. */
export const PRODUCT_SLOTS: ProductSlots = {
  purchase: (product) => <ProductPurchase key={product._id} product={product} />,
  heart: (product) => <CardHeart product={product} />,
  card: (product) => (
    <ProductCard
      product={product}
      detailsPath={detailsPath(product.slug || product._id)}
      action={<CardAction product={product} />}
      heart={<CardHeart product={product} />}
      headingLevel="h3"
    />
  ),
};
