import { object, string } from 'yup';

import { addressSchema } from '../shopping/customer-info.ts';
import { gstinProblem, gstinStateProblem, readGstin } from '../india/gstin.ts';
import { findState } from '../india/indian-states.ts';
import { requiredEmail, requiredText, optionalText } from './settings-fields.ts';
import { formMessages } from '../messages/form-messages.ts';

/** Legal identity on invoices, in the footer and on the contact page (CGST Rule 46, E-Commerce Rules 2020). */
export const legalSchema = object({
  tradeName: requiredText(100, 'Shop name'),
  legalName: requiredText(150, 'Legal name'),
  gstin: string()
    .transform((typed: unknown) => (typeof typed === 'string' ? readGstin(typed) : typed))
    .required('GST number is required')
    .test('gstin', (typed, context) => {
      const problem = gstinProblem(typed);
      return problem === null || context.createError({ message: () => problem });
    })
    .test('same-state', (typed, context) => {
      const { address } = context.parent as { address?: { state?: string } };
      const problem = gstinStateProblem(typed, findState(address?.state ?? '')?.name ?? '');
      return problem === null || context.createError({ message: () => problem });
    }),
  address: addressSchema,
  email: requiredEmail('Email'),
  phone: requiredText(20, 'Phone'),
  hours: optionalText(100, 'Hours'),
  grievanceOfficer: object({
    name: requiredText(100, 'Name'),
    designation: requiredText(100, 'Designation'),
    email: requiredEmail('Email'),
    phone: requiredText(20, 'Phone'),
  }).exact(formMessages.unknown_field),
}).exact(formMessages.unknown_field);
