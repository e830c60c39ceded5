import { PRODUCT_LENGTHS } from '@kargha/domain/catalogue/product-limits';
import { isSoldOnline } from '@kargha/domain/catalogue/product-access';
import { MARKETS, PRODUCT_STATUSES, SALES_CHANNELS } from '@kargha/domain/catalogue/product';
import { useTexts } from '#lib/language/language.ts';
import { FormSelectField } from '#ui/forms/form-select-field.tsx';
import { useFormValues } from '#ui/forms/use-form-values.ts';
import { CheckboxGroup } from '#ui/forms/checkbox-group.tsx';
import { FormSection } from '#ui/forms/form-section.tsx';
import { FormTextArea } from '#ui/forms/form-text-area.tsx';
import { FormTextField } from '#ui/forms/form-text-field.tsx';

import { adminProductsTexts } from '../../admin-products-texts.ts';
import type { ProductFormValues } from '../state/product-form-values.ts';
import { RestrictedFields } from './restricted-fields.tsx';

export function PublishingFields() {
  const texts = useTexts(adminProductsTexts);
  const { values, setValue } = useFormValues<ProductFormValues>();
  const statuses = PRODUCT_STATUSES.map((value) => ({ value, label: texts.statuses[value] }));
  return (
    <FormSection title={texts.publishing}>
      <FormSelectField name="status" label={texts.status} options={statuses} />
      <CheckboxGroup
        legend={texts.channels}
        options={SALES_CHANNELS}
        names={texts.channelNames}
        chosen={values.salesChannels}
        onChange={(channels) => setValue('salesChannels', channels)}
      />
      {isSoldOnline(values) ? <RestrictedFields /> : <p role="status">{texts.notOnlineHint}</p>}
      <CheckboxGroup
        legend={texts.markets}
        note={texts.marketsChosen(values.markets.length)}
        options={MARKETS}
        names={texts.marketNames}
        chosen={values.markets}
        onChange={(markets) => setValue('markets', markets)}
      />
      <p>{texts.publishingHint}</p>
    </FormSection>
  );
}

export function OrganisationFields() {
  const texts = useTexts(adminProductsTexts);
  return (
    <FormSection title={texts.organisation}>
      <FormTextField
        name="productType"
        label={texts.productType}
        maxLength={PRODUCT_LENGTHS.productType}
      />
      <FormTextField name="vendor" label={texts.vendor} maxLength={PRODUCT_LENGTHS.vendor} />
      <FormTextField name="tags" label={texts.tags} hint={texts.tagsHint} />
    </FormSection>
  );
}

export function SearchListingFields() {
  const texts = useTexts(adminProductsTexts);
  return (
    <FormSection title={texts.seo}>
      <FormTextField
        name="searchTitle"
        label={texts.seoTitle}
        maxLength={PRODUCT_LENGTHS.searchTitle}
      />
      <FormTextArea
        name="searchDescription"
        label={texts.seoDescription}
        rows={3}
        maxLength={PRODUCT_LENGTHS.searchDescription}
      />
    </FormSection>
  );
}
