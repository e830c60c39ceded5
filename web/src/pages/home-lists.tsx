import type { CardProduct } from '@kargha/domain/catalogue/card-product';
import { FeaturedProducts } from '#features/home/components/featured-products.tsx';
import { SareeCarousel } from '#features/home/components/saree-carousel.tsx';

import { ShopProductCard } from './shop-product-card.tsx';

interface ListProps {
  products: readonly CardProduct[];
}

export function HomeSarees({ products }: ListProps) {
  return <SareeCarousel products={products} card={renderCard} />;
}

export function HomeFeatured({ products }: ListProps) {
  return <FeaturedProducts products={products} card={renderCard} />;
}

export { StoryCards } from '#features/home/components/story-cards.tsx';

function renderCard(product: CardProduct) {
  return <ShopProductCard product={product} headingLevel="h3" />;
}
