import { useTexts } from '#lib/language/language.ts';
import { FormCheckbox } from '#ui/forms/form-checkbox.tsx';
import { FormTextField } from '#ui/forms/form-text-field.tsx';

import { adminSettingsTexts } from '../admin-settings-texts.ts';

export function GiftWrapFields() {
  const texts = useTexts(adminSettingsTexts);
  return (
    <>
      <FormCheckbox name="isOn" label={texts.giftWrapOn} />
      <FormTextField
        name="priceRupees"
        label={texts.giftWrapPrice}
        hint={texts.giftWrapHint}
        inputMode="numeric"
      />
    </>
  );
}
