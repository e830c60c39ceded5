import type { ReactNode } from 'react';

import { useFormValues } from './use-form-values.ts';

interface FormValuesProps<Values> {
  /** Draws with what stands in the form now, and with the way to replace it. */
  children: (values: Values, onChange: (values: Values) => void) => ReactNode;
}

/** Inside a form: for parts of it that read or fill in several fields at once. */
export function FormValues<Values extends object>({ children }: FormValuesProps<Values>) {
  const { values, setValues } = useFormValues<Values>();
  return children(values, setValues);
}
