import { styled } from '@mui/material/styles';
import { useId } from 'react';

import { controlStyle, describeField, FieldFrame } from '#ui/forms/field-frame.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';

interface WordFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: string;
  /** lines of a text; left out for a single one */
  rows?: number;
  longest: number;
}

/** Words of an entry. */
export function WordField({ label, value, onChange, hint, rows, longest }: WordFieldProps) {
  const id = useId();
  const shared = {
    ...describeField(id, undefined, hint),
    value,
    maxLength: longest,
    required: true,
  };
  return (
    <FieldFrame id={id} label={label} hint={hint}>
      {rows === undefined ? (
        <TextInput {...shared} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
      ) : (
        <Area
          {...shared}
          rows={rows}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </FieldFrame>
  );
}

const Area = styled('textarea')((props) => ({ ...controlStyle(props), resize: 'vertical' }));
