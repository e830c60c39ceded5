import { adminProductsTexts } from '#features/admin-products/admin-products-texts.ts';
import { ProductsView } from '#features/admin-products/components/products-view.tsx';
import { useTexts } from '#lib/language/language.ts';
import { IndexPage } from '#ui/lists/index-page.tsx';

export function AdminProductsPage() {
  const texts = useTexts(adminProductsTexts);
  return (
    <IndexPage title={texts.title}>
      <ProductsView />
    </IndexPage>
  );
}
