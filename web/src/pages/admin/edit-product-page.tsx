import { useParams } from 'react-router-dom';

import { adminProductsTexts } from '#features/admin-products/admin-products-texts.ts';
import { ProductLoader } from '#features/admin-products/components/product-loader.tsx';
import { useTexts } from '#lib/language/language.ts';
import { IndexPage } from '#ui/lists/index-page.tsx';

export function EditProductPage() {
  const texts = useTexts(adminProductsTexts);
  const { productId = '' } = useParams();
  return (
    <IndexPage title={texts.editTitle}>
      <ProductLoader key={productId} id={productId} />
    </IndexPage>
  );
}
