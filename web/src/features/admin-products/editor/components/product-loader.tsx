import { useParams } from 'react-router-dom';

import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/addresses/paths.ts';
import { useServerQuery } from '#lib/reading/server-state.ts';
import { IndexPage } from '#ui/lists/index-page.tsx';
import { RecordFrame } from '#ui/lists/record-frame.tsx';

import { adminProductsTexts } from '../../admin-products-texts.ts';
import { findProduct } from '../state/use-save-product.ts';
import { ProductForm } from './product-form.tsx';

export function AddProductPage() {
  const texts = useTexts(adminProductsTexts);
  return (
    <IndexPage title={texts.addTitle} back={{ to: paths.adminProducts, label: texts.title }}>
      <ProductForm />
    </IndexPage>
  );
}

export function EditProductPage() {
  const texts = useTexts(adminProductsTexts);
  const { productId = '' } = useParams();
  const read = useServerQuery(
    { queryKey: ['editable-product', productId], queryFn: () => findProduct(productId) },
    { fresh: true },
  );
  return (
    <RecordFrame
      key={productId}
      read={read}
      texts={{ loadingOne: texts.loadingOne, failedOne: texts.failed }}
      back={{ to: paths.adminProducts, label: texts.title }}
      title={() => texts.editTitle}
    >
      {(product) => <ProductForm product={product} />}
    </RecordFrame>
  );
}
