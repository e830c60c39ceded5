import type { Product } from '@kargha/domain/catalogue/product';
import { laterPart } from '#ui/feedback/later-part.tsx';
import { WhenNear } from '#ui/when-near.tsx';

const ProductReviews = laterPart(
  async () => (await import('#features/reviews/components/product-reviews.tsx')).ProductReviews,
  { lost: 'in-place' },
);

/** What buyers say of a product, fetched once the reader comes near; nothing is fetched of one that nobody has reviewed. */
export function LaterReviews({ product }: { product: Product }) {
  const { reviews: sum } = product;
  if (!sum || sum.count <= 0) return null;
  return (
    <WhenNear height={420}>
      <ProductReviews product={product} sum={sum} />
    </WhenNear>
  );
}
