import { useTexts } from '#lib/language/language.ts';
import { FormCheckbox } from '#ui/forms/form-checkbox.tsx';
import { FormTextField } from '#ui/forms/form-text-field.tsx';
import { useFormValues } from '#ui/forms/use-form-values.ts';
import { FieldPair, FormSection } from '#ui/forms/form-section.tsx';

import { adminProductsTexts } from '../admin-products-texts.ts';
import type { EditableProduct, ProductFormValues } from '../state/product-form-values.ts';
import { SkuField } from './sku-field.tsx';

/** Quantity shows only when it is tracked, SKU and barcode only when the product has a SKU (spec §2). */
export function InventoryFields({ product }: { product: EditableProduct | undefined }) {
  const texts = useTexts(adminProductsTexts);
  const { values } = useFormValues<ProductFormValues>();
  return (
    <FormSection title={texts.inventory}>
      <FormCheckbox name="trackQuantity" label={texts.trackQuantity} />
      {values.trackQuantity && (
        <FormTextField name="quantity" label={texts.quantity} inputMode="numeric" />
      )}
      <FormCheckbox name="continueSelling" label={texts.continueSelling} />
      <FormCheckbox name="hasSKU" label={texts.hasSku} />
      {values.hasSKU && (
        <FieldPair>
          <SkuField product={product} />
          <FormTextField name="barcode" label={texts.barcode} maxLength={60} />
        </FieldPair>
      )}
    </FormSection>
  );
}
