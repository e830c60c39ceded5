import { useId, useState } from 'react';

import { useTexts } from '#lib/language/language.ts';

import { countTexts } from './count-texts.ts';
import { describeField, FieldFrame } from './field-frame.tsx';
import { SelectField } from './select-field.tsx';
import { TextInput } from './text-input.tsx';

interface CountFieldProps {
  label: string;
  min?: number;
  max: number;
  value: number;
  onChange: (count: number) => void;
}

/** Larger ranges get a text field instead of a select. */
const MOST_CHOICES = 10;

export function CountField({ min = 0, ...props }: CountFieldProps) {
  const { label, max, value, onChange } = props;
  if (max - min > MOST_CHOICES) return <TypedCount {...props} min={min} />;
  const counts = Array.from({ length: max - min + 1 }, (_, more) => String(min + more));
  return (
    <SelectField
      label={label}
      value={String(value)}
      options={counts.map((count) => ({ value: count, label: count }))}
      onChange={(count) => onChange(Number(count))}
    />
  );
}

/** Keeps what is typed. A number out of range shows an error, and its dialog cannot be submitted. */
function TypedCount({ label, min, max, value, onChange }: Required<CountFieldProps>) {
  const texts = useTexts(countTexts);
  const id = useId();
  const [typed, setTyped] = useState('');
  const within = (text: string) => Math.min(max, Math.max(min, Number(text)));
  const shown = within(typed) === value ? typed : String(value);
  const count = Number(shown);
  const error = problemOf(count);

  function problemOf(wanted: number): string {
    if (wanted > max) return texts.tooMany(max);
    return wanted < min ? texts.tooFew(min) : '';
  }

  return (
    <FieldFrame id={id} label={label} error={error}>
      <TextInput
        {...describeField(id, error)}
        ref={(input) => input?.setCustomValidity(error)}
        inputMode="numeric"
        autoComplete="off"
        value={shown}
        placeholder="0"
        onChange={({ currentTarget }) => {
          const digits = currentTarget.value.replaceAll(/\D/g, '');
          setTyped(digits);
          onChange(within(digits));
        }}
      />
    </FieldFrame>
  );
}
