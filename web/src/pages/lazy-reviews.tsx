import type { Product } from '@kargha/domain/catalogue/product';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { RenderNearViewport } from '#ui/render-near-viewport.tsx';

const ProductReviews = lazyComponent(
  async () => (await import('#features/reviews/components/product-reviews.tsx')).ProductReviews,
  { onError: 'in-place' },
);

/** Loads near the viewport, and only for reviewed products. */
export function LazyReviews({ product }: { product: Product }) {
  const { reviews: sum } = product;
  if (!sum || sum.count <= 0) return null;
  return (
    <RenderNearViewport height={420}>
      <ProductReviews product={product} sum={sum} />
    </RenderNearViewport>
  );
}
