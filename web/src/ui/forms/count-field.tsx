import { useId } from 'react';

import { describeField, FieldFrame } from './field-frame.tsx';
import { SelectField } from './select-field.tsx';
import { TextInput } from './text-input.tsx';

interface CountFieldProps {
  label: string;
  /** none, unless told */
  least?: number;
  most: number;
  value: number;
  onChange: (count: number) => void;
}

/** A list is for a few: the pieces of a bulk order are typed, for nobody finds 4,250 among a million choices. */
const MOST_CHOICES = 100;

/** A number of pieces, from the least to all. */
export function CountField({ least = 0, ...props }: CountFieldProps) {
  const { label, most, value, onChange } = props;
  if (most - least > MOST_CHOICES) return <TypedCount {...props} />;
  const counts = Array.from({ length: most - least + 1 }, (_, more) => String(least + more));
  return (
    <SelectField
      label={label}
      value={String(value)}
      options={counts.map((count) => ({ value: count, label: count }))}
      onChange={(count) => onChange(Number(count))}
    />
  );
}

/** Never more than there are; whether it is too few the server says, for a number begins with its first digit. */
function TypedCount({ label, most, value, onChange }: Omit<CountFieldProps, 'least'>) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label}>
      <TextInput
        {...describeField(id)}
        inputMode="numeric"
        autoComplete="off"
        value={value === 0 ? '' : String(value)}
        placeholder="0"
        onChange={({ currentTarget }) =>
          onChange(Math.min(most, Number(currentTarget.value.replaceAll(/\D/g, ''))))
        }
      />
    </FieldFrame>
  );
}
