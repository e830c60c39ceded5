import { useTexts } from '#lib/language/language.ts';
import { FieldPair } from '#ui/forms/form-section.tsx';
import { FormCheckbox } from '#ui/forms/form-checkbox.tsx';
import { FormTextField } from '#ui/forms/form-text-field.tsx';

import { cashOnDeliverySettingsTexts } from '../cash-on-delivery-settings-texts.ts';

export function CashOnDeliveryFields() {
  const texts = useTexts(cashOnDeliverySettingsTexts);
  const { optional } = texts;
  return (
    <>
      <FormCheckbox name="isOn" label={texts.isOn} />
      <p>{texts.hint}</p>
      <FieldPair>
        <FormTextField name="minRupees" label={texts.min} inputMode="numeric" />
        <FormTextField name="maxRupees" label={texts.max} inputMode="numeric" />
        <FormTextField name="feeRupees" label={texts.fee} inputMode="numeric" />
        <FormTextField
          name="advancePercent"
          label={texts.advance}
          hint={texts.advanceHint}
          inputMode="numeric"
        />
        <FormTextField
          name="servedPincodes"
          label={texts.served}
          optional={optional}
          hint={texts.pincodesHint}
        />
        <FormTextField name="excludedPincodes" label={texts.excluded} optional={optional} />
      </FieldPair>
      <FormTextField
        name="excludedSkus"
        label={texts.skus}
        optional={optional}
        hint={texts.skusHint}
      />
      <FieldPair>
        <FormTextField
          name="openPerPerson"
          label={texts.open}
          hint={texts.personHint}
          inputMode="numeric"
        />
        <FormTextField name="mostRefused" label={texts.refused} inputMode="numeric" />
      </FieldPair>
    </>
  );
}
