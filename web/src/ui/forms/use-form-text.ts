import { useField } from 'formik';
import { useId, type ChangeEvent, type FocusEvent } from 'react';

import { afterPress } from './after-press.ts';

/** Bound to Formik by name. The error shows after blur, once no pointer is down, and disappears while editing. */
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

  function onBlur(event: FocusEvent) {
    afterPress(() => field.onBlur(event));
  }

  return { id, message, field: { ...field, onChange, onBlur } };
}
