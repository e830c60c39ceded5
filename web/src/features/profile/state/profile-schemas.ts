import { object, ref, string, type InferType } from 'yup';

import { gstinProblem, readGstin } from '@kargha/domain/gstin';

const SHORT_NAME = 'Full name must be at least 2 characters';
const EIGHT_CHARACTERS = 'Password must be at least 8 characters';

export const nameSchema = object({
  fullName: string()
    .trim()
    .required(SHORT_NAME)
    .min(2, SHORT_NAME)
    .max(100, 'Full name can have at most 100 characters')
    .matches(/^[\p{L}\p{M}\s]+$/u, 'Full name can only contain letters and spaces'),
});

export const phoneSchema = object({
  phone: string()
    .transform((typed: unknown) =>
      typeof typed === 'string' ? typed.replaceAll(/[\s()-]/g, '') : typed,
    )
    .required('Please enter a phone number.')
    .matches(/^\+?[1-9]\d{0,15}$/, 'Please enter a valid phone number'),
});

export const companySchema = object({
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
});

export const passwordChangeSchema = object({
  current: string().required('Password is required'),
  next: string()
    .required(EIGHT_CHARACTERS)
    .min(8, EIGHT_CHARACTERS)
    .matches(/[a-z]/, 'Password must contain at least one lowercase letter')
    .matches(/[A-Z]/, 'Password must contain at least one uppercase letter')
    .matches(/\d/, 'Password must contain at least one number')
    .matches(/[@$!%*?&]/, 'Password must contain at least one special character (@$!%*?&)'),
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
