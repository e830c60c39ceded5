import { number } from 'yup';

import { textField } from '../records/text-field.ts';
import { hasDottedDomain } from '../people/email-address.ts';
import { formatCount } from '../money/count-format.ts';

/** Fields of the settings forms. `name` starts the message for an invalid value. */

export const words = (longest: number, name: string) => textField(name, longest).default('');
export const needed = (longest: number, name: string) =>
  words(longest, name).required(`${name} is required`);
export const email = (name: string) =>
  needed(254, name)
    .email('Please enter a valid email address')
    .test('domain', 'Please enter a valid email address', hasDottedDomain);
/** Both bounds are allowed. */
export const whole = (name: string, least: number, most: number) =>
  number()
    .typeError(`${name} must be a number`)
    .integer(`${name} must be a whole number`)
    .min(least, `${name} must be at least ${least}`)
    .max(most, `${name} must be at most ${formatCount(most)}`)
    .required(`${name} is required`);
