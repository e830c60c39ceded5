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
import { accountMessages } from '@kargha/domain/messages/account-messages';
import { formMessages } from '@kargha/domain/messages/form-messages';
import { signUpMessages } from '@kargha/domain/messages/sign-up-messages';

export const nameSchema = object({ fullName: fullNameField() });

export const phoneSchema = object({ phone: phoneField(formMessages.enter_phone) });

export const emailSchema = object({
  email: countedEmailField(),
  password: strongPasswordField(),
});

export const companySchema = object({ ...companyFields, address: addressSchema }).test(
  isInGstState,
);

export type CompanyFormValues = InferType<typeof companySchema>;

export const passwordChangeSchema = object({
  current: string().required(signUpMessages.password_required),
  next: strongPasswordField(),
  confirm: repeatedPasswordField('next'),
});

export type PasswordChange = InferType<typeof passwordChangeSchema>;

export const codeSchema = object({
  code: string()
    .trim()
    .required(accountMessages.access_code_required)
    .max(60, accountMessages.access_code_unreadable),
});
