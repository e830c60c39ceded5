import { PACKAGE_TYPES, WEIGHT_UNITS } from '@kargha/domain/catalogue/product';
import { useTexts } from '#lib/language/language.ts';
import { FormCheckbox } from '#ui/forms/form-checkbox.tsx';
import { FormSelectField } from '#ui/forms/form-select-field.tsx';
import { FormTextField } from '#ui/forms/form-text-field.tsx';
import { useFormValues } from '#ui/forms/use-form-values.ts';
import { FieldPair, FormSection } from '#ui/forms/form-section.tsx';

import { adminProductsTexts } from '../admin-products-texts.ts';
import type { ProductFormValues } from '../state/product-form-values.ts';

const UNITS = WEIGHT_UNITS.map((unit) => ({ value: unit, label: unit }));

/** Package and weight show only for physical products (spec §2). */
export function ShippingFields() {
  const texts = useTexts(adminProductsTexts);
  const { values } = useFormValues<ProductFormValues>();
  const packages = PACKAGE_TYPES.map((value) => ({ value, label: texts.packages[value] }));
  return (
    <FormSection title={texts.shipping}>
      <FormCheckbox name="isPhysicalProduct" label={texts.physical} />
      {values.isPhysicalProduct && (
        <>
          <FormSelectField name="packageType" label={texts.package} options={packages} />
          <FieldPair>
            <FormTextField name="weight" label={texts.weight} inputMode="decimal" />
            <FormSelectField name="weightUnit" label={texts.weightUnit} options={UNITS} />
          </FieldPair>
        </>
      )}
    </FormSection>
  );
}
