import { string, ValidationError } from 'yup';

import { gstinProblem, gstinStateProblem, readGstin } from '../india/gstin.ts';
import { hasDottedDomain } from './email-address.ts';

export const INVALID_EMAIL = 'Please enter a valid email address';
export const INVALID_PHONE = 'Please enter a valid phone number';
/** An optional plus, then 1 to 16 digits that do not start with 0. */
export const PHONE = /^\+?[1-9]\d{0,15}$/;

const SHORT_NAME = 'Full name must be at least 2 characters';
const EIGHT_CHARACTERS = 'Password must be at least 8 characters';

export const countedEmailField = () =>
  string()
    .trim()
    .lowercase()
    .required('Email is required')
    .max(254, INVALID_EMAIL)
    .email(INVALID_EMAIL)
    .test('domain', INVALID_EMAIL, hasDottedDomain);

export const fullNameField = () =>
  string()
    .trim()
    .required(SHORT_NAME)
    .min(2, SHORT_NAME)
    .max(100, 'Full name can have at most 100 characters')
    .matches(/^[\p{L}\p{M}\s]+$/u, 'Full name can only contain letters and spaces');

/** A number that gets a code. Spaces, dashes and brackets are removed. */
export const phoneField = (missing: string) =>
  string()
    .transform((typed: unknown) =>
      typeof typed === 'string' ? typed.replaceAll(/[\s()-]/g, '') : typed,
    )
    .required(missing)
    .matches(PHONE, INVALID_PHONE);

/** Password rules of the dialog and the profile. */
export const strongPasswordField = () =>
  string()
    .required(EIGHT_CHARACTERS)
    .min(8, EIGHT_CHARACTERS)
    .matches(/[a-z]/, 'Password must contain at least one lowercase letter')
    .matches(/[A-Z]/, 'Password must contain at least one uppercase letter')
    .matches(/\d/, 'Password must contain at least one number')
    .matches(/[@$!%*?&]/, 'Password must contain at least one special character (@$!%*?&)');

/** Repeated password. Has no message while neither field is filled. */
export const repeatedPasswordField = (password: string) =>
  string()
    .default('')
    .test('same', "Passwords don't match", (typed, { parent }) => {
      const { [password]: original = '' } = parent as Readonly<Record<string, string | undefined>>;
      return typed === original;
    });

/** The GST number is stored in upper case without spaces; its check character must match. */
export const companyFields = {
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
};

/** A company is registered in the state of its GST number. */
export function isInGstState(company: {
  gstNumber?: string;
  address?: { state?: string } | undefined;
}): true | ValidationError {
  const { gstNumber = '', address } = company;
  const problem = gstinStateProblem(gstNumber, address?.state ?? '');
  return problem === null || new ValidationError(problem, company, 'gstNumber');
}
