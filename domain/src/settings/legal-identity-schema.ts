import { boolean, date, object, string } from 'yup';

import { addressSchema } from '../shopping/customer-info.ts';
import { gstinProblem, gstinStateProblem, readGstin } from '../india/gstin.ts';
import { findState } from '../india/indian-states.ts';
import { requiredEmail, requiredPhone, requiredText, optionalText } from './settings-fields.ts';
import { formMessages } from '../messages/form-messages.ts';
import { GST_BEGAN } from './registration.ts';
import { REGISTRATION_KINDS } from './registration-kinds.ts';

/** Absent: the registration does not change. */
const registrationSchema = object({
  kind: string().oneOf(REGISTRATION_KINDS, 'Choose how the shop is registered').required(),
  from: date()
    .typeError('This is not a valid date')
    .min(GST_BEGAN, 'GST began on 1 July 2017')
    .required('The start date is required'),
  otherStates: boolean().default(false),
})
  .exact(formMessages.unknown_field)
  .optional()
  .default(undefined);

/** Legal identity on invoices, in the footer and on the contact page (CGST Rule 46, E-Commerce Rules 2020). */
export const legalSchema = object({
  tradeName: requiredText(100, 'Shop name'),
  legalName: requiredText(150, 'Legal name'),
  gstin: string()
    .transform((typed: unknown) => (typeof typed === 'string' ? readGstin(typed) : typed))
    .default('')
    .when('registration.kind', {
      is: 'unregistered',
      otherwise: (schema) => schema.required('GST number is required'),
    })
    .test('gstin', (typed, context) => {
      const problem = typed === '' ? null : gstinProblem(typed);
      return problem === null || context.createError({ message: () => problem });
    })
    .test('same-state', (typed, context) => {
      const { address } = context.parent as { address?: { state?: string } };
      const state = findState(address?.state ?? '')?.name ?? '';
      const problem = typed === '' ? null : gstinStateProblem(typed, state);
      return problem === null || context.createError({ message: () => problem });
    }),
  registration: registrationSchema,
  address: addressSchema,
  email: requiredEmail(),
  phone: requiredPhone(),
  hours: optionalText(100, 'Hours'),
  grievanceOfficer: object({
    name: requiredText(100, 'Name'),
    designation: requiredText(100, 'Designation'),
    email: requiredEmail(),
    phone: requiredPhone(),
  }).exact(formMessages.unknown_field),
}).exact(formMessages.unknown_field);
