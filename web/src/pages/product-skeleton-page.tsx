import { PRODUCT_TITLE_PLACE } from '@kargha/domain/catalogue/product-frame';
import { ProductSkeleton } from '#features/catalog/product/components/product-skeleton.tsx';
import { Page } from '#ui/page.tsx';

/** The server writes the product into this frame. */
export function ProductSkeletonPage() {
  return (
    <Page title={PRODUCT_TITLE_PLACE}>
      <ProductSkeleton />
    </Page>
  );
}
