import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';

import type { Product } from '@kargha/domain/catalogue/product';
import { useTexts } from '#lib/language/language.ts';

import { productTexts } from '../product-texts.ts';
import { useKin } from '../state/kin.ts';
import { recentlySeen } from '../state/recently-seen.ts';
import { useProductsById } from '../state/use-products-by-id.ts';
import { ProductGrid } from './product-grid.tsx';

interface ShelfProps {
  product: Product;
  card: (product: Product) => ReactNode;
}

/** Others of the same craft or collection. */
export function RelatedShelf({ product, card }: ShelfProps) {
  const texts = useTexts(productTexts);
  return <Shelf title={texts.related} products={useKin(product)} card={card} />;
}

/** What this browser has looked at before. */
export function RecentShelf({ product, card }: ShelfProps) {
  const texts = useTexts(productTexts);
  const [ids] = useState(() => recentlySeen());
  const { products } = useProductsById(ids.filter((id) => id !== product._id));
  const known = products.filter((one) => one !== undefined);
  return <Shelf title={texts.recent} products={known} card={card} />;
}

function Shelf({
  title,
  products,
  card,
}: Omit<ShelfProps, 'product'> & { title: string; products: readonly Product[] }) {
  if (products.length === 0) return null;
  return (
    <section>
      <Typography variant="h2" sx={{ mt: 6, mb: 2 }}>
        {title}
      </Typography>
      <ProductGrid aria-label={title}>
        {products.map((product) => (
          <li key={product._id}>{card(product)}</li>
        ))}
      </ProductGrid>
    </section>
  );
}
