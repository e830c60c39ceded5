import { useFormikContext } from 'formik';

import {
  COURIER_RULES,
  COURIER_ZONES,
  type CourierRule,
} from '@kargha/domain/couriers/choose-courier';
import { useTexts } from '#lib/language/language.ts';
import { FieldPair, PartHeading } from '#ui/forms/form-section.tsx';
import { FormSelectField } from '#ui/forms/form-select-field.tsx';
import { FormTextField } from '#ui/forms/form-text-field.tsx';

import { adminSettingsTexts } from '../admin-settings-texts.ts';
import { courierSettingsTexts } from '../courier-settings-texts.ts';

/** How parcels are booked at the courier aggregator. */
export function CourierBookingForm() {
  const texts = useTexts(courierSettingsTexts);
  const { optional } = useTexts(adminSettingsTexts);
  const { values } = useFormikContext<{ rule: CourierRule }>();
  return (
    <>
      <PartHeading>{texts.bookingTitle}</PartHeading>
      <p>{texts.bookingHint}</p>
      <FieldPair>
        <FormTextField name="pickupLocation" label={texts.pickupLocation} optional={optional} />
        <FormTextField name="packingGrams" label={texts.packingGrams} inputMode="numeric" />
      </FieldPair>
      <FormSelectField
        name="rule"
        label={texts.courierRule}
        options={COURIER_RULES.map((value) => ({ value, label: texts.courierRules[value] }))}
      />
      {values.rule === 'zone' && (
        <FieldPair>
          {COURIER_ZONES.map((zone) => (
            <FormTextField
              key={zone}
              name={`zones.${zone}`}
              label={texts.courierZones[zone]}
              optional={optional}
            />
          ))}
        </FieldPair>
      )}
    </>
  );
}
