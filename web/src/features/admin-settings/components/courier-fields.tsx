import { styled } from '@mui/material/styles';
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
import { RowListForm } from './row-list-form.tsx';

function BookingFields() {
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

const BLANK_COURIER = { name: '', trackingUrl: '' };

export function CourierFields() {
  const texts = useTexts(courierSettingsTexts);
  const { row: rowName } = useTexts(adminSettingsTexts);
  return (
    <>
      <p>{texts.couriersHint}</p>
      <RowListForm
        name="couriers"
        blank={BLANK_COURIER}
        add={texts.addCourier}
        remove={({ name }, place) =>
          texts.removeCourier(name === '' ? rowName(place + 1) : String(name))
        }
        edit={({ name }) => texts.editCourier(String(name))}
        summary={({ name, trackingUrl }) => (
          <CourierSummary>
            <strong>{String(name)}</strong>
            <span>{trackingUrl === '' ? texts.noTrackingLink : String(trackingUrl)}</span>
          </CourierSummary>
        )}
      >
        {(row) => (
          <>
            <FormTextField name={`${row}.name`} label={texts.courierName} />
            <FormTextField name={`${row}.trackingUrl`} label={texts.courierLink} />
          </>
        )}
      </RowListForm>
      <BookingFields />
    </>
  );
}

const CourierSummary = styled('div')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  '& > span': { color: theme.vars.palette.text.secondary, overflowWrap: 'anywhere' },
}));
