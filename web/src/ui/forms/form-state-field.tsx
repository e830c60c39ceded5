import { findState, INDIAN_STATES } from '@kargha/domain/india/indian-states';
import { useTexts } from '#lib/language/language.ts';
import { useTranslate } from '#lib/language/translate.ts';

import { describeField, FieldFrame } from './field-frame.tsx';
import { addressTexts } from './form-address-texts.ts';
import { SelectBox } from './select-field.tsx';
import { useFormText } from './use-form-text.ts';

interface FormStateFieldProps {
  name: string;
  label: string;
  autoComplete?: string;
  required?: boolean;
}

/** Keeps the English name of a state or union territory and shows it translated. */
export function FormStateField({ name, label, ...select }: FormStateFieldProps) {
  const translate = useTranslate();
  const { chooseState } = useTexts(addressTexts);
  const { id, field, message } = useFormText(name);
  // Older addresses may have an outdated or misspelt name.
  const value = findState(field.value)?.name ?? field.value;
  const isKnown = INDIAN_STATES.some((state) => state.name === value);
  return (
    <FieldFrame id={id} label={label} error={message}>
      <SelectBox {...select} {...field} value={value} {...describeField(id, message)}>
        <option value="">{chooseState}</option>
        {!isKnown && value !== '' && <option value={value}>{value}</option>}
        {INDIAN_STATES.map((state) => (
          <option key={state.iso} value={state.name}>
            {translate(state.name)}
          </option>
        ))}
      </SelectBox>
    </FieldFrame>
  );
}
