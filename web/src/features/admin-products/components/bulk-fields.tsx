import { useTexts } from '#lib/language/language.ts';
import { FormCheckbox } from '#ui/forms/form-checkbox.tsx';
import { FormTextField } from '#ui/forms/form-text-field.tsx';
import { useFormValues } from '#ui/forms/use-form-values.ts';
import { FieldPair, FormSection } from '#ui/forms/form-section.tsx';

import { adminProductsTexts } from '../admin-products-texts.ts';
import type { ProductFormValues } from '../state/product-form-values.ts';

export function BulkFields() {
  const texts = useTexts(adminProductsTexts);
  const { values } = useFormValues<ProductFormValues>();
  return (
    <FormSection title={texts.bulk}>
      <FormCheckbox name="soldInBulk" label={texts.soldInBulk} />
      {values.soldInBulk && (
        <>
          <FieldPair>
            <FormTextField name="bulkMinimum" label={texts.bulkMinimum} inputMode="numeric" />
            <FormTextField name="bulkMultiple" label={texts.bulkMultiple} inputMode="numeric" />
          </FieldPair>
          <FormTextField name="bulkLeadDays" label={texts.bulkLeadDays} inputMode="numeric" />
          <FormTextField name="bulkTiers" label={texts.bulkTiers} hint={texts.bulkTiersHint} />
        </>
      )}
    </FormSection>
  );
}
