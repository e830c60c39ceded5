import { useTexts } from '#lib/language/language.ts';
import { FormTextField } from '#ui/forms/form-text-field.tsx';
import { FormSection } from '#ui/forms/form-section.tsx';

import { adminProductsTexts } from '../admin-products-texts.ts';

export function OrganisationFields() {
  const texts = useTexts(adminProductsTexts);
  return (
    <FormSection title={texts.organisation}>
      <FormTextField name="productType" label={texts.productType} maxLength={60} />
      <FormTextField name="vendor" label={texts.vendor} maxLength={100} />
      <FormTextField name="tags" label={texts.tags} hint={texts.tagsHint} />
    </FormSection>
  );
}
