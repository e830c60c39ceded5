import type { ReactNode } from 'react';

import { useFormValues } from './use-form-values.ts';

interface FormValuesProps<Values> {
  children: (values: Values, onChange: (values: Values) => void) => ReactNode;
}

export function FormValues<Values extends object>({ children }: FormValuesProps<Values>) {
  const { values, setValues } = useFormValues<Values>();
  return children(values, setValues);
}
