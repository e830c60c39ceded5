import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';

import { controlStyle, describeField, FieldFrame } from './field-frame.tsx';
import { useFormText } from './use-form-text.ts';

interface FormTextAreaProps extends Omit<ComponentProps<'textarea'>, 'id' | 'name' | 'ref'> {
  name: string;
  label: string;
  hint?: string;
  /** stands beside the label of a field that may stay empty */
  optional?: string;
}

/** A text of several lines bound to Formik by name. Its message shows once the field was left, and goes while it is edited. */
export function FormTextArea({ name, label, hint, optional, ...area }: FormTextAreaProps) {
  const { id, field, message } = useFormText(name);
  return (
    <FieldFrame id={id} label={label} optional={optional} error={message} hint={hint}>
      <TextArea rows={6} {...area} {...field} {...describeField(id, message, hint)} />
    </FieldFrame>
  );
}

const TextArea = styled('textarea')((props) => ({ ...controlStyle(props), resize: 'vertical' }));
