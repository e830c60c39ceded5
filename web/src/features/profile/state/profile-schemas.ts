import { object, ref, string, type InferType } from 'yup';

import {
  companyFields,
  fullNameField,
  phoneField,
  strongPasswordField,
} from '@kargha/domain/people/account-fields';

export const nameSchema = object({ fullName: fullNameField() });

export const phoneSchema = object({ phone: phoneField('Please enter a phone number.') });

export const companySchema = object(companyFields);

export const passwordChangeSchema = object({
  current: string().required('Password is required'),
  next: strongPasswordField(),
  confirm: string()
    .required("Passwords don't match")
    .oneOf([ref('next')], "Passwords don't match"),
});

export type PasswordChange = InferType<typeof passwordChangeSchema>;

export const codeSchema = object({
  code: string()
    .trim()
    .required('Please enter an access code')
    .max(60, 'This access code is not valid'),
});
