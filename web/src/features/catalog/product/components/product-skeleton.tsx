import { PRODUCT_PICTURE_PLACE } from '@kargha/domain/catalogue/product-frame';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { PictureFrame } from '#ui/pictures/picture-frame.tsx';

import { ProductColumns } from './product-columns.tsx';

/** The server replaces it with the product's first picture. */
export function ProductSkeleton() {
  return (
    <ProductColumns>
      <PictureFrame data-place={PRODUCT_PICTURE_PLACE} />
      <div aria-hidden="true">
        <Skeleton style={{ width: '38%', height: 32 }} />
        <Skeleton style={{ width: '80%', height: 20, marginTop: 20 }} />
        <Skeleton style={{ height: '30vh', marginTop: 28 }} />
      </div>
    </ProductColumns>
  );
}
