import type { ComponentProps } from 'react';

import { FormTextField } from './form-text-field.tsx';

interface ContactFieldProps extends Omit<
  ComponentProps<typeof FormTextField>,
  'name' | 'type' | 'inputMode'
> {
  name?: string;
}

export function FormEmailField({ name = 'email', ...field }: ContactFieldProps) {
  return (
    <FormTextField name={name} type="email" inputMode="email" autoComplete="email" {...field} />
  );
}

export function FormPhoneField({ name = 'phone', ...field }: ContactFieldProps) {
  return <FormTextField name={name} type="tel" inputMode="tel" autoComplete="tel" {...field} />;
}
