import { styled } from '@mui/material/styles';
import { useField } from 'formik';
import { useId, type ComponentProps } from 'react';

import { controlStyle, describeField, FieldFrame } from './field-frame.tsx';

interface FormTextAreaProps extends Omit<ComponentProps<'textarea'>, 'id' | 'name' | 'ref'> {
  name: string;
  label: string;
  hint?: string;
}

/** A text of several lines bound to Formik by name. Its message shows once the field was left, and goes while it is edited. */
export function FormTextArea({ name, label, hint, ...area }: FormTextAreaProps) {
  const id = useId();
  const [field, { touched, error }, { setError, setTouched }] = useField<string>(name);
  const message = touched ? error : undefined;

  return (
    <FieldFrame id={id} label={label} error={message} hint={hint}>
      <TextArea
        rows={6}
        {...area}
        {...field}
        {...describeField(id, message, hint)}
        onChange={(event) => {
          field.onChange(event);
          if (!message) return;
          setError(undefined);
          void setTouched(false, false);
        }}
      />
    </FieldFrame>
  );
}

const TextArea = styled('textarea')((props) => ({ ...controlStyle(props), resize: 'vertical' }));
