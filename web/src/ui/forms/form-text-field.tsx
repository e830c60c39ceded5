import type { ComponentProps } from 'react';

import { describeField, FieldFrame } from './field-frame.tsx';
import { TextInput } from './text-input.tsx';
import { useFormText } from './use-form-text.ts';

interface FormTextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'name' | 'ref'> {
  name: string;
  label: string;
  optional?: string;
  hint?: string;
}

export function FormTextField({ name, label, optional, hint, ...input }: FormTextFieldProps) {
  const { id, field, message } = useFormText(name);
  return (
    <FieldFrame id={id} label={label} optional={optional} error={message} hint={hint}>
      <TextInput {...input} {...field} {...describeField(id, message, hint)} />
    </FieldFrame>
  );
}
