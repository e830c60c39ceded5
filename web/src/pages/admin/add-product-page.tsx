import { adminProductsTexts } from '#features/admin-products/admin-products-texts.ts';
import { ProductEditor } from '#features/admin-products/components/product-editor.tsx';
import { useTexts } from '#lib/language/language.ts';
import { Page } from '#ui/page.tsx';

export function AddProductPage() {
  const texts = useTexts(adminProductsTexts);
  return (
    <Page title={texts.addTitle}>
      <ProductEditor />
    </Page>
  );
}
