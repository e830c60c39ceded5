import { object, string, type InferType } from 'yup';

import {
  companyFields,
  countedEmailField,
  fullNameField,
  isInGstState,
  phoneField,
  repeatedPasswordField,
  strongPasswordField,
} from '@kargha/domain/people/account-fields';
import { addressSchema } from '@kargha/domain/shopping/customer-info';

export const nameSchema = object({ fullName: fullNameField() });

export const phoneSchema = object({ phone: phoneField('Please enter a phone number.') });

export const emailSchema = object({
  email: countedEmailField(),
  password: strongPasswordField(),
});

export const companySchema = object({ ...companyFields, address: addressSchema }).test(
  isInGstState,
);

export type CompanyFormValues = InferType<typeof companySchema>;

export const passwordChangeSchema = object({
  current: string().required('Password is required'),
  next: strongPasswordField(),
  confirm: repeatedPasswordField('next'),
});

export type PasswordChange = InferType<typeof passwordChangeSchema>;

export const codeSchema = object({
  code: string()
    .trim()
    .required('Please enter an access code')
    .max(60, 'This access code is not valid'),
});
