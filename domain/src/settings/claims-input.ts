import { array, date, object, string } from 'yup';

import { formMessages } from '../messages/form-messages.ts';
import { requiredText } from './settings-fields.ts';

const MAX_CLAIMS = 20;

/** Figures that the shop advertises. */
export const claimList = array(
  object({
    id: string()
      .matches(/^[A-Za-z][A-Za-z0-9]{0,39}$/, 'Use letters and digits, starting with a letter')
      .required('The short name is required'),
    value: requiredText(40, 'Value'),
    label: requiredText(120, 'Claim'),
    asOf: date().typeError('This is not a valid date').required('The date is required'),
  }).exact(formMessages.unknown_field),
)
  .max(MAX_CLAIMS, `At most ${MAX_CLAIMS} figures`)
  .test('once', 'A figure is in the list twice', (claims) => hasUniqueIds(claims ?? []))
  .required();

export const claimsSchema = object({ claims: claimList }).exact(formMessages.unknown_field);

function hasUniqueIds(claims: readonly { id: string }[]): boolean {
  return new Set(claims.map(({ id }) => id)).size === claims.length;
}
