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

/** Signing in, for shoppers and staff alike. */
export const signInSchema = object({
  email,
  password: string().required('Password is required'),
});

export type SignInInput = InferType<typeof signInSchema>;

/** Signing up on the page of its own, which asks less of a password than the dialog. */
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

/** Signing up as a business in the dialog. */
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

/** Where a one-time code is sent. */
export const phoneSchema = object({ phone: phoneField(INVALID_PHONE) });

/** Where the link for a new password is sent. */
export const forgotSchema = object({ email });

/** The code that came to the phone. */
export function isOtp(code: string): boolean {
  return /^\d{6}$/.test(code);
}
