import { styled } from '@mui/material/styles';
import { useId } from 'react';

import type { Language } from '#lib/language/language.ts';
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
  /** The word for a field that may stay empty. */
  optional?: string;
  /** The language that is written in it, where it is not the screen's. */
  lang?: Language;
}

/** Words of an entry. */
export function WordField(props: WordFieldProps) {
  const { label, value, onChange, hint, rows, longest, optional, lang } = props;
  const id = useId();
  const shared = {
    ...describeField(id, undefined, hint),
    value,
    maxLength: longest,
    required: optional === undefined,
    lang,
  };
  return (
    <FieldFrame id={id} label={label} optional={optional} hint={hint}>
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
