import type { ComponentProps } from 'react';

import { describeField, FieldFrame } from './field-frame.tsx';
import { TextArea } from './text-input.tsx';
import { useFormText } from './use-form-text.ts';

interface FormTextAreaProps extends Omit<ComponentProps<'textarea'>, 'id' | 'name' | 'ref'> {
  name: string;
  label: string;
  hint?: string;
  optional?: string;
}

export function FormTextArea({ name, label, hint, optional, ...area }: FormTextAreaProps) {
  const { id, field, message } = useFormText(name);
  return (
    <FieldFrame id={id} label={label} optional={optional} error={message} hint={hint}>
      <TextArea rows={6} {...area} {...field} {...describeField(id, message, hint)} />
    </FieldFrame>
  );
}
