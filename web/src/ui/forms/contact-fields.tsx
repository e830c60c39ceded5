import type { ComponentProps } from 'react';

import { FormTextField } from './form-text-field.tsx';

interface ContactFieldProps extends Omit<
  ComponentProps<typeof FormTextField>,
  'name' | 'type' | 'inputMode'
> {
  /** where a form calls it otherwise, or has several */
  name?: string;
}

/** The e-mail address of the person at the keyboard, which the browser may fill in. */
export function FormEmailField({ name = 'email', ...field }: ContactFieldProps) {
  return (
    <FormTextField name={name} type="email" inputMode="email" autoComplete="email" {...field} />
  );
}

/** The telephone number of the person at the keyboard, which the browser may fill in. */
export function FormPhoneField({ name = 'phone', ...field }: ContactFieldProps) {
  return <FormTextField name={name} type="tel" inputMode="tel" autoComplete="tel" {...field} />;
}
