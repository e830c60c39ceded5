import { ValidationError } from 'yup';

import { billingProblem, type KnownCompany } from '../invoices/company-address.ts';
import { checkoutFormSchema } from './customer-info.ts';

/** The checkout form for somebody whose company may be known: its invoice names an address in the state of its number. */
export function checkoutFormFor(person: KnownCompany | null) {
  return checkoutFormSchema.test((typed) => {
    const problem = billingProblem(typed, person);
    return problem === null || new ValidationError(problem, typed, 'gstin');
  });
}
