import { useId } from 'react';

import type { Language } from '#lib/language/language.ts';
import { describeField, FieldFrame } from '#ui/forms/field-frame.tsx';
import { TextArea, TextInput } from '#ui/forms/text-input.tsx';

interface ContentTextFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: string;
  rows?: number;
  maxLength: number;
  optional?: string;
  /** language of the content, if it is not that of the page */
  lang?: Language;
}

export function ContentTextField(props: ContentTextFieldProps) {
  const { label, value, onChange, hint, rows, maxLength, optional, lang } = props;
  const id = useId();
  const shared = {
    ...describeField(id, undefined, hint),
    value,
    maxLength,
    required: optional === undefined,
    lang,
  };
  return (
    <FieldFrame id={id} label={label} optional={optional} hint={hint}>
      {rows === undefined ? (
        <TextInput {...shared} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
      ) : (
        <TextArea
          {...shared}
          rows={rows}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </FieldFrame>
  );
}
