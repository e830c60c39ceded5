import { boolean, object, string, type InferType } from 'yup';

import {
  companyFields,
  fullNameField,
  optionalPhoneField,
  phoneField,
  repeatedPasswordField,
  strongPasswordField,
} from '@kargha/domain/people/account-fields';
import { hasDottedDomain } from '@kargha/domain/people/email-address';
import { formMessages } from '@kargha/domain/messages/form-messages';
import { accountMessages } from '@kargha/domain/messages/account-messages';
import { signUpMessages } from '@kargha/domain/messages/sign-up-messages';

const email = string()
  .trim()
  .required(formMessages.email_not_valid)
  .email(formMessages.email_not_valid)
  .test('domain', formMessages.email_not_valid, hasDottedDomain);

const fullName = fullNameField();

export const signInSchema = object({
  email,
  password: string().required(signUpMessages.password_required),
});

export type SignInInput = InferType<typeof signInSchema>;

/** For the /auth page, which accepts shorter passwords than the dialog (spec §5). */
export const signUpSchema = object({
  fullName,
  email,
  phone: optionalPhoneField(),
  role: string()
    .oneOf(['customer', 'b2b_buyer'] as const)
    .required(),
  companyName: string().trim().max(120, 'Company name can have at most 120 characters').default(''),
  password: string()
    .required(signUpMessages.password_six_characters)
    .min(6, signUpMessages.password_six_characters),
});

/** After a purchase as a guest. */
export const orderAccountSchema = object({
  fullName,
  email,
  password: strongPasswordField(),
});

export type SignUpInput = InferType<typeof signUpSchema>;

export const businessSignUpSchema = object({
  fullName,
  email,
  phone: optionalPhoneField(),
  password: strongPasswordField(),
  confirmPassword: repeatedPasswordField('password'),
  ...companyFields,
  accessCode: string().trim().max(60, accountMessages.access_code_unreadable).default(''),
  terms: boolean()
    .oneOf([true], signUpMessages.terms_required)
    .required(signUpMessages.terms_required),
});

export type BusinessSignUpInput = InferType<typeof businessSignUpSchema>;

export const phoneSchema = object({ phone: phoneField(formMessages.phone_not_valid) });

export const forgotSchema = object({ email });

export function isOtp(code: string): boolean {
  return /^\d{6}$/.test(code);
}
