import { isTailored, type Product } from '@kargha/domain/catalogue/product';
import type { ProductSlots } from '#features/catalog/product/components/product-slots.ts';
import { useShopperChoice } from '#features/catalog/product/state/chosen-options.ts';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';

import { CardHeart } from './card-heart.tsx';
import { ProductPurchase } from './product-purchase.tsx';

/** As high as its buttons, so that nothing moves when it has loaded. */
const TailoredPurchase = lazyComponent(
  async () => (await import('./tailored-purchase.tsx')).TailoredPurchase,
  { fallback: <div style={{ minHeight: 44 }} />, onError: 'in-place' },
);

/** Loads how this product is bought, so that its page renders at once. */
export async function preloadPurchase(product: Product): Promise<void> {
  if (isTailored(product)) await TailoredPurchase.preload();
}

function ProductHeart({ product }: { product: Product }) {
  return <CardHeart product={product} options={useShopperChoice(product)} />;
}

/** Related products are at the end of the page. */
const ShopProductCard = lazyComponent(
  async () => (await import('./shop-product-card.tsx')).ShopProductCard,
  { onError: 'in-place' },
);

export const PRODUCT_SLOTS: ProductSlots = {
  purchase: (product) => {
    const Purchase = isTailored(product) ? TailoredPurchase : ProductPurchase;
    return <Purchase key={product._id} product={product} />;
  },
  heart: (product) => <ProductHeart product={product} />,
  card: (product) => <ShopProductCard product={product} headingLevel="h3" />,
};
