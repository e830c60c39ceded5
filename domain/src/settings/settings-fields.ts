import { number } from 'yup';

import { indianDigits } from '../india/phone-number.ts';
import { requiredTextField, textField } from '../records/text-field.ts';
import { hasDottedDomain } from '../people/email-address.ts';
import { formatCount } from '../money/count-format.ts';
import { formMessages } from '../messages/form-messages.ts';

/** Fields of the settings forms. `name` starts the message for an invalid value. */

export const optionalText = (maxLength: number, name: string) =>
  textField(name, maxLength).default('');
export const requiredText = (maxLength: number, name: string) =>
  requiredTextField(name, maxLength).default('');
/** Shown after +91: Indian numbers are stored as their ten digits. */
export const requiredPhone = () => requiredText(20, 'Phone').transform(withoutCountryCode);
export const optionalPhone = () => optionalText(20, 'Phone').transform(withoutCountryCode);
export const requiredEmail = () =>
  requiredText(254, 'Email')
    .email(formMessages.email_not_valid)
    .test('domain', formMessages.email_not_valid, hasDottedDomain);
/** Both bounds are allowed. */
export const wholeNumber = (name: string, min: number, max: number) =>
  number()
    .typeError(`${name} must be a number`)
    .integer(`${name} must be a whole number`)
    .min(min, `${name} must be at least ${min}`)
    .max(max, `${name} must be at most ${formatCount(max)}`)
    .required(`${name} is required`);

function withoutCountryCode(typed: unknown): unknown {
  return typeof typed === 'string' ? indianDigits(typed) || typed : typed;
}
