import { useField } from 'formik';
import { useId, type ChangeEvent } from 'react';

/**
 * A text that is bound to Formik by name. Its message shows once the field was left, and goes while it is edited.
 * Gives what the control is spread with, its id, and the message.
 */
export function useFormText(name: string) {
  const id = useId();
  const [field, { touched, error }, { setError, setTouched }] = useField<string>(name);
  const message = touched ? error : undefined;

  function onChange(event: ChangeEvent) {
    field.onChange(event);
    if (!message) return;
    setError(undefined);
    void setTouched(false, false);
  }

  return { id, message, field: { ...field, onChange } };
}
