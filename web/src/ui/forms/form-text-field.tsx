import { useField } from 'formik';
import { useId, type ComponentProps } from 'react';

import { describeField, FieldFrame } from './field-frame.tsx';
import { TextInput } from './text-input.tsx';

interface FormTextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'name' | 'ref'> {
  name: string;
  label: string;
  optional?: string;
  hint?: string;
}

/** A text field bound to Formik by name. Its message shows once the field was left, and goes while it is edited. */
export function FormTextField({ name, label, optional, hint, ...input }: FormTextFieldProps) {
  const id = useId();
  const [field, { touched, error }, { setError, setTouched }] = useField<string>(name);
  const message = touched ? error : undefined;

  return (
    <FieldFrame id={id} label={label} optional={optional} error={message} hint={hint}>
      <TextInput
        {...input}
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
