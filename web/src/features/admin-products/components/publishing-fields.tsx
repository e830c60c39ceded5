import { isSoldOnline } from '@kargha/domain/catalogue/product-access';
import { MARKETS, PRODUCT_STATUSES, SALES_CHANNELS } from '@kargha/domain/catalogue/product';
import { useTexts } from '#lib/language/language.ts';
import { FormSelectField } from '#ui/forms/form-select-field.tsx';
import { useFormValues } from '#ui/forms/use-form-values.ts';
import { CheckboxGroup } from '#ui/forms/checkbox-group.tsx';
import { FormSection } from '#ui/forms/form-section.tsx';

import { adminProductsTexts } from '../admin-products-texts.ts';
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
