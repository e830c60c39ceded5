import { boolean, object, ref, string, type InferType } from 'yup';

import { gstinProblem, readGstin } from '@kargha/domain/gstin';

const INVALID_EMAIL = 'Please enter a valid email address';
const INVALID_PHONE = 'Please enter a valid phone number';
const SHORT_NAME = 'Full name must be at least 2 characters';
const SIX_CHARACTERS = 'Password should be at least 6 characters long.';
const EIGHT_CHARACTERS = 'Password must be at least 8 characters';

const PHONE = /^\+?[1-9]\d{0,15}$/;

const email = string().trim().required(INVALID_EMAIL).email(INVALID_EMAIL);

const fullName = string()
  .trim()
  .required(SHORT_NAME)
  .min(2, SHORT_NAME)
  .max(100, 'Full name can have at most 100 characters')
  .matches(/^[\p{L}\p{M}\s]+$/u, 'Full name can only contain letters and spaces');

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

const strongPassword = string()
  .required(EIGHT_CHARACTERS)
  .min(8, EIGHT_CHARACTERS)
  .matches(/[a-z]/, 'Password must contain at least one lowercase letter')
  .matches(/[A-Z]/, 'Password must contain at least one uppercase letter')
  .matches(/\d/, 'Password must contain at least one number')
  .matches(/[@$!%*?&]/, 'Password must contain at least one special character (@$!%*?&)');

/** Signing up as a business in the dialog. */
export const businessSignUpSchema = object({
  fullName,
  email,
  phone: optionalPhone,
  password: strongPassword,
  confirmPassword: string()
    .required("Passwords don't match")
    .oneOf([ref('password')], "Passwords don't match"),
  companyName: string()
    .trim()
    .required('Company name is required for B2B customers')
    .max(120, 'Company name can have at most 120 characters'),
  gstNumber: string()
    .transform((typed: unknown) => (typeof typed === 'string' ? readGstin(typed) : typed))
    .required('GST number is required for B2B customers')
    .test('gstin', (number, context) => {
      const problem = gstinProblem(number);
      return problem === null || context.createError({ message: problem });
    }),
  accessCode: string().trim().max(60, 'This access code is not valid').default(''),
  terms: boolean()
    .oneOf([true], 'You must agree to the terms and conditions')
    .required('You must agree to the terms and conditions'),
});

export type BusinessSignUpInput = InferType<typeof businessSignUpSchema>;

/** Where a one-time code is sent. */
export const phoneSchema = object({
  phone: string()
    .transform((typed: unknown) =>
      typeof typed === 'string' ? typed.replaceAll(/[\s()-]/g, '') : typed,
    )
    .required(INVALID_PHONE)
    .matches(PHONE, INVALID_PHONE),
});

/** Where the link for a new password is sent. */
export const forgotSchema = object({ email });

/** The code that came to the phone. */
export function isOtp(code: string): boolean {
  return /^\d{6}$/.test(code);
}
