import { useTexts } from '#lib/language/language.ts';
import { FormTextField } from '#ui/forms/form-text-field.tsx';
import { styled } from '#ui/theme/styled.ts';

import { adminSettingsTexts } from '../admin-settings-texts.ts';
import { courierSettingsTexts } from '../courier-settings-texts.ts';
import { CourierBookingForm } from './courier-booking-form.tsx';
import { RowListForm } from './row-list-form.tsx';

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
      <CourierBookingForm />
    </>
  );
}

const CourierSummary = styled('div')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  '& > span': { color: theme.vars.palette.text.secondary, overflowWrap: 'anywhere' },
}));
