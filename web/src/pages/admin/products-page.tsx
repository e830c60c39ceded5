import { adminProductsTexts } from '#features/admin-products/admin-products-texts.ts';
import { ProductsView } from '#features/admin-products/components/products-view.tsx';
import { useTexts } from '#lib/language/language.ts';
import { Page } from '#ui/page.tsx';

export function AdminProductsPage() {
  const texts = useTexts(adminProductsTexts);
  return (
    <Page title={texts.title}>
      <ProductsView />
    </Page>
  );
}
