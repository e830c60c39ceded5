import { PRODUCT_TITLE_PLACE } from '@kargha/domain/catalogue/product-frame';
import { ProductSkeleton } from '#features/catalog/components/product-skeleton.tsx';
import { Page } from '#ui/page.tsx';

/** The frame of every product's page, as the build leaves it for the server to write the product into. */
export function ProductSkeletonPage() {
  return (
    <Page title={PRODUCT_TITLE_PLACE}>
      <ProductSkeleton />
    </Page>
  );
}
