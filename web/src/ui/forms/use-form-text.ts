import { useField } from 'formik';
import { useId, type ChangeEvent } from 'react';

/** Bound to Formik by name. The error shows after blur and disappears while editing. */
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
