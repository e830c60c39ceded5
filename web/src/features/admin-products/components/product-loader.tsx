import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/addresses/paths.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { ErrorState } from '#ui/feedback/page-states.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';

import { adminProductsTexts } from '../admin-products-texts.ts';
import { useOpenedProduct } from '../state/use-editable-product.ts';
import { ProductForm } from './product-form.tsx';

/** Opens the form of a product that is there. */
export function OpenedProduct({ id }: { id: string }) {
  const texts = useTexts(adminProductsTexts);
  const opened = useOpenedProduct(id);
  if (opened.status === 'loading') return <Spinner label={texts.loadingOne} />;
  if (opened.status === 'ready') return <ProductForm product={opened.product} />;
  return (
    <ErrorState
      title={opened.message ?? texts.failed}
      action={<ButtonLink to={paths.adminProducts}>{texts.back}</ButtonLink>}
    />
  );
}
