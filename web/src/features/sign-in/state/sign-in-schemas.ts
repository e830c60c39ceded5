import { boolean, object, string, type InferType } from 'yup';

import {
  companyFields,
  fullNameField,
  INVALID_EMAIL,
  INVALID_PHONE,
  PHONE,
  phoneField,
  repeatedPasswordField,
  strongPasswordField,
} from '@kargha/domain/people/account-fields';
import { hasDottedDomain } from '@kargha/domain/people/email-address';

const SIX_CHARACTERS = 'Password should be at least 6 characters long.';

const email = string()
  .trim()
  .required(INVALID_EMAIL)
  .email(INVALID_EMAIL)
  .test('domain', INVALID_EMAIL, hasDottedDomain);

const fullName = fullNameField();

const optionalPhone = string()
  .trim()
  .matches(PHONE, { message: INVALID_PHONE, excludeEmptyString: true })
  .default('');

export const signInSchema = object({
  email,
  password: string().required('Password is required'),
});

export type SignInInput = InferType<typeof signInSchema>;

/** For the /auth page, which accepts shorter passwords than the dialog (spec §5). */
export const signUpSchema = object({
  fullName,
  email,
  phone: optionalPhone,
  role: string()
    .oneOf(['customer', 'b2b_buyer'] as const)
    .required(),
  companyName: string().trim().max(120, 'Company name can have at most 120 characters').default(''),
  password: string().required(SIX_CHARACTERS).min(6, SIX_CHARACTERS),
});

export type SignUpInput = InferType<typeof signUpSchema>;

export const businessSignUpSchema = object({
  fullName,
  email,
  phone: optionalPhone,
  password: strongPasswordField(),
  confirmPassword: repeatedPasswordField('password'),
  ...companyFields,
  accessCode: string().trim().max(60, 'This access code is not valid').default(''),
  terms: boolean()
    .oneOf([true], 'You must agree to the terms and conditions')
    .required('You must agree to the terms and conditions'),
});

export type BusinessSignUpInput = InferType<typeof businessSignUpSchema>;

export const phoneSchema = object({ phone: phoneField(INVALID_PHONE) });

export const forgotSchema = object({ email });

export function isOtp(code: string): boolean {
  return /^\d{6}$/.test(code);
}
