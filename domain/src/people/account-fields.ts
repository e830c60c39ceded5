import { string, type TestContext, type ValidationError } from 'yup';

import type { Message } from '../messages/message.ts';
import { gstinProblem, gstinStateProblem, readGstin } from '../india/gstin.ts';
import { readPhone } from '../india/phone-number.ts';
import { textField } from '../records/text-field.ts';
import { hasDottedDomain } from './email-address.ts';
import { formMessages } from '../messages/form-messages.ts';
import { signUpMessages } from '../messages/sign-up-messages.ts';

/** An optional plus, then 1 to 16 digits that do not start with 0 (spec §5). */
const PHONE = /^\+?[1-9]\d{0,15}$/;

export const countedEmailField = () =>
  string()
    .trim()
    .lowercase()
    .required(formMessages.email_required)
    .max(254, formMessages.email_not_valid)
    .email(formMessages.email_not_valid)
    .test('domain', formMessages.email_not_valid, hasDottedDomain);

export const fullNameField = () =>
  string()
    .trim()
    .required(signUpMessages.full_name_too_short)
    .min(2, signUpMessages.full_name_too_short)
    .max(100, signUpMessages.full_name_too_long)
    .matches(/^[\p{L}\p{M}\s]+$/u, signUpMessages.full_name_characters);

/** Stored with its country code: `+919876543210`. */
export const optionalPhoneField = () =>
  string()
    .trim()
    .transform((typed: unknown) =>
      typeof typed === 'string' ? (readPhone(typed) ?? typed) : typed,
    )
    .matches(PHONE, { message: formMessages.phone_not_valid, excludeEmptyString: true })
    .default('');

/** A number that gets a code. */
export const phoneField = (missing: string | (() => Message)) =>
  optionalPhoneField().required(missing);

/** Password rules of the dialog and the profile. */
export const strongPasswordField = () =>
  string()
    .required(signUpMessages.password_too_short)
    .min(8, signUpMessages.password_too_short)
    .matches(/[a-z]/, signUpMessages.password_lowercase)
    .matches(/[A-Z]/, signUpMessages.password_uppercase)
    .matches(/\d/, signUpMessages.password_number)
    .matches(/[@$!%*?&]/, signUpMessages.password_special);

/** Repeated password. Has no message while neither field is filled. */
export const repeatedPasswordField = (password: string) =>
  string()
    .default('')
    .test('same', signUpMessages.passwords_differ, (typed, { parent }) => {
      const { [password]: original = '' } = parent as Readonly<Record<string, string | undefined>>;
      return typed === original;
    });

/** The GST number is stored in upper case without spaces; its check character must match. */
export const companyFields = {
  companyName: textField('Company name', 120).required(signUpMessages.b2b_company_required),
  gstNumber: string()
    .transform((typed: unknown) => (typeof typed === 'string' ? readGstin(typed) : typed))
    .required(signUpMessages.b2b_gstin_required)
    .test('gstin', (number, context) => {
      const problem = gstinProblem(number);
      return problem === null || context.createError({ message: () => problem });
    }),
};

/** A company is registered in the state of its GST number. */
export function isInGstState(
  company: { gstNumber?: string; address?: { state?: string } | undefined },
  context: TestContext,
): true | ValidationError {
  const { gstNumber = '', address } = company;
  const problem = gstinStateProblem(gstNumber, address?.state ?? '');
  return problem === null || context.createError({ path: 'gstNumber', message: () => problem });
}
