import { useTexts } from '#lib/language/language.ts';
import { FormTextArea } from '#ui/forms/form-text-area.tsx';
import { FormTextField } from '#ui/forms/form-text-field.tsx';
import { FormSection } from '#ui/forms/form-section.tsx';

import { adminProductsTexts } from '../admin-products-texts.ts';

export function SearchListingFields() {
  const texts = useTexts(adminProductsTexts);
  return (
    <FormSection title={texts.seo}>
      <FormTextField name="searchTitle" label={texts.seoTitle} maxLength={150} />
      <FormTextArea
        name="searchDescription"
        label={texts.seoDescription}
        rows={3}
        maxLength={500}
      />
    </FormSection>
  );
}
