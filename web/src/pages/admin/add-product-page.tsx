import { adminProductsTexts } from '#features/admin-products/admin-products-texts.ts';
import { ProductForm } from '#features/admin-products/components/product-form.tsx';
import { useTexts } from '#lib/language/language.ts';
import { IndexPage } from '#ui/lists/index-page.tsx';

export function AddProductPage() {
  const texts = useTexts(adminProductsTexts);
  return (
    <IndexPage title={texts.addTitle}>
      <ProductForm />
    </IndexPage>
  );
}
