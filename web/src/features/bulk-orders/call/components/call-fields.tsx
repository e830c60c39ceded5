import { callDays, callSlots } from '@kargha/domain/quotes/bulk-call';
import { formatDay, formatTime } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { FormEmailField, FormPhoneField } from '#ui/forms/contact-fields.tsx';
import { FormSelectField } from '#ui/forms/form-select-field.tsx';
import { FormTextArea } from '#ui/forms/form-text-area.tsx';
import { FormTextField } from '#ui/forms/form-text-field.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { useFormValues } from '#ui/forms/use-form-values.ts';
import { styled } from '#ui/theme/styled.ts';

import { callTexts } from '../../call-texts.ts';

/** `start` is an ISO timestamp. */
export interface CallFormValues {
  day: string;
  start: string;
  name: string;
  company: string;
  email: string;
  phone: string;
  topic: string;
}

export function CallFields() {
  const texts = useTexts(callTexts);
  return (
    <>
      <CallTimeFields />
      <FormTextField name="name" label={texts.name} autoComplete="name" required />
      <FormTextField
        name="company"
        label={texts.company}
        optional={texts.optional}
        autoComplete="organization"
      />
      <Pair>
        <FormEmailField label={texts.email} required />
        <FormPhoneField label={texts.phone} required />
      </Pair>
      <FormTextArea name="topic" label={`${texts.topic} ${texts.optional}`} />
    </>
  );
}

function CallTimeFields() {
  const texts = useTexts(callTexts);
  const { values, setValues } = useFormValues<CallFormValues>();
  const slots = callSlots(values.day);
  const slotIndex = slots.findIndex((slot) => slot.toISOString() === values.start);
  return (
    <Pair>
      <SelectField
        label={texts.day}
        value={values.day}
        options={callDays(new Date()).map((value) => ({ value, label: dayName(value) }))}
        onChange={(day) => {
          const start = callSlots(day)[Math.max(0, slotIndex)];
          setValues({ ...values, day, start: start?.toISOString() ?? '' });
        }}
      />
      <FormSelectField
        name="start"
        label={texts.time}
        options={slots.map((slot) => ({ value: slot.toISOString(), label: formatTime(slot) }))}
      />
    </Pair>
  );
}

function dayName(day: string): string {
  return formatDay(new Date(`${day}T06:00:00.000Z`));
}

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
}));
