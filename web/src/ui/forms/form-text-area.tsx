import type { ComponentProps } from 'react';

import { styled } from '../theme/styled.ts';
import { controlStyle, describeField, FieldFrame } from './field-frame.tsx';
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

const TextArea = styled('textarea')((props) => ({ ...controlStyle(props), resize: 'vertical' }));
