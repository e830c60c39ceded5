import { useState, type ReactNode } from 'react';

import type { CardProduct } from '@kargha/domain/catalogue/card-product';
import type { Product } from '@kargha/domain/catalogue/product';
import { useTexts } from '#lib/language/language.ts';
import { Text } from '#ui/text.tsx';

import { productTexts } from '../../product-texts.ts';
import { useRelatedProducts } from '../state/use-related-products.ts';
import { recentlyViewed } from '../state/recently-viewed.ts';
import { useProductsById } from '../../state/use-products-by-id.ts';
import { ProductGrid } from '../../list/components/product-grid.tsx';

interface ProductRowProps {
  product: Product;
  card: (product: CardProduct) => ReactNode;
}

export function RelatedProducts({ product, card }: ProductRowProps) {
  const texts = useTexts(productTexts);
  return <ProductRow title={texts.related} products={useRelatedProducts(product)} card={card} />;
}

export function RecentlyViewed({ product, card }: ProductRowProps) {
  const texts = useTexts(productTexts);
  const [ids] = useState(() => recentlyViewed());
  const { products } = useProductsById(ids.filter((id) => id !== product._id));
  const known = products.filter((one) => one !== undefined);
  return <ProductRow title={texts.recent} products={known} card={card} />;
}

function ProductRow({
  title,
  products,
  card,
}: Omit<ProductRowProps, 'product'> & { title: string; products: readonly CardProduct[] }) {
  if (products.length === 0) return null;
  return (
    <section>
      <Text variant="h2" mt={6} mb={2}>
        {title}
      </Text>
      <ProductGrid aria-label={title}>
        {products.map((product) => (
          <li key={product._id}>{card(product)}</li>
        ))}
      </ProductGrid>
    </section>
  );
}
