import type { Product } from '@kargha/domain/catalogue/product';
import { FeaturedProducts } from '#features/home/components/featured-products.tsx';
import { SareeCarousel } from '#features/home/components/saree-carousel.tsx';

import { ShopProductCard } from './shop-product-card.tsx';

interface ListProps {
  products: readonly Product[];
}

export function HomeSarees({ products }: ListProps) {
  return <SareeCarousel products={products} card={renderCard} />;
}

export function HomeFeatured({ products }: ListProps) {
  return <FeaturedProducts products={products} card={renderCard} />;
}

export { StoryCards } from '#features/home/components/story-cards.tsx';

function renderCard(product: Product) {
  return <ShopProductCard product={product} headingLevel="h3" />;
}
