import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/addresses/paths.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { FailedFace } from '#ui/feedback/faces.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';

import { adminProductsTexts } from '../admin-products-texts.ts';
import { useOpenedProduct } from '../state/use-opened-product.ts';
import { ProductForm } from './product-form.tsx';

/** Opens the form of a product that is there. */
export function OpenedProduct({ id }: { id: string }) {
  const texts = useTexts(adminProductsTexts);
  const opened = useOpenedProduct(id);
  if (opened.status === 'loading') return <Spinner label={texts.loadingOne} />;
  if (opened.status === 'ready') return <ProductForm product={opened.product} />;
  return (
    <FailedFace
      title={opened.message ?? texts.failed}
      action={<ButtonLink to={paths.adminProducts}>{texts.back}</ButtonLink>}
    />
  );
}
