import { useParams } from 'react-router-dom';

import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/addresses/paths.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { ErrorState } from '#ui/feedback/page-states.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { IndexPage } from '#ui/lists/index-page.tsx';

import { adminProductsTexts } from '../admin-products-texts.ts';
import { useEditableProduct } from '../state/use-editable-product.ts';
import { ProductForm } from './product-form.tsx';

export function AddProductPage() {
  const texts = useTexts(adminProductsTexts);
  return (
    <IndexPage title={texts.addTitle}>
      <ProductForm />
    </IndexPage>
  );
}

export function EditProductPage() {
  const texts = useTexts(adminProductsTexts);
  const { productId = '' } = useParams();
  return (
    <IndexPage title={texts.editTitle}>
      <ProductLoader key={productId} id={productId} />
    </IndexPage>
  );
}

function ProductLoader({ id }: { id: string }) {
  const texts = useTexts(adminProductsTexts);
  const state = useEditableProduct(id);
  if (state.status === 'loading') return <Spinner label={texts.loadingOne} />;
  if (state.status === 'ready') return <ProductForm product={state.product} />;
  return (
    <ErrorState
      title={state.message ?? texts.failed}
      action={<ButtonLink to={paths.adminProducts}>{texts.back}</ButtonLink>}
    />
  );
}
