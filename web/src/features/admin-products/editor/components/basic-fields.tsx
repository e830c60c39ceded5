import { PRODUCT_LENGTHS } from '@kargha/domain/catalogue/product-limits';
import { CATEGORIES, findCategory } from '@kargha/domain/catalogue/categories';
import { useTexts } from '#lib/language/language.ts';
import { FormSelectField } from '#ui/forms/form-select-field.tsx';
import { FormTextArea } from '#ui/forms/form-text-area.tsx';
import { FormTextField } from '#ui/forms/form-text-field.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { useFormValues } from '#ui/forms/use-form-values.ts';
import { FieldPair, FormSection } from '#ui/forms/form-section.tsx';

import { adminProductsTexts } from '../../admin-products-texts.ts';
import type { ProductFormValues } from '../state/product-form-values.ts';

/** Choosing another category clears the collection (spec §2). */
export function BasicFields() {
  const texts = useTexts(adminProductsTexts);
  const { values, setValues } = useFormValues<ProductFormValues>();
  const placeholder = { value: '', label: texts.choose };
  const collections = findCategory(values.category)?.collections ?? [];
  return (
    <FormSection title={texts.basics}>
      <FormTextField
        name="title"
        label={texts.productTitle}
        maxLength={PRODUCT_LENGTHS.title}
        required
      />
      <FormTextArea
        name="description"
        label={texts.description}
        maxLength={PRODUCT_LENGTHS.description}
        required
      />
      <FieldPair>
        <SelectField
          name="category"
          label={texts.category}
          value={values.category}
          options={[placeholder, ...CATEGORIES]}
          onChange={(category) => setValues({ ...values, category, productCollection: '' })}
        />
        <FormSelectField
          name="productCollection"
          label={texts.collection}
          options={[placeholder, ...collections]}
        />
      </FieldPair>
    </FormSection>
  );
}
