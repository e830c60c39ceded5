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
const MAX_CHOICES = 10;

export function CountField({ min = 0, ...props }: CountFieldProps) {
  const { label, max, value, onChange } = props;
  if (max - min > MAX_CHOICES) return <CountInput {...props} min={min} />;
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
function CountInput({ label, min, max, value, onChange }: Required<CountFieldProps>) {
  const texts = useTexts(countTexts);
  const id = useId();
  // Empty counts as 0, which may be out of range.
  const [typed, setTyped] = useState(min > 0 ? String(value) : '');
  const within = (text: string) => Math.min(max, Math.max(min, Number(text)));
  const displayed = within(typed) === value ? typed : String(value);
  const count = Number(displayed);
  const error = problemOf(count);

  function problemOf(value: number): string {
    if (value > max) return texts.tooMany(max);
    return value < min ? texts.tooFew(min) : '';
  }

  return (
    <FieldFrame id={id} label={label} error={error}>
      <TextInput
        {...describeField(id, error)}
        ref={(input) => input?.setCustomValidity(error)}
        inputMode="numeric"
        autoComplete="off"
        value={displayed}
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
