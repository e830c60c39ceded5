import { billingProblem, type KnownCompany } from '../invoices/company-address.ts';
import { checkoutFormSchema } from './customer-info.ts';

/** Checks that the billing address is in the state of the company's GST number. */
export function checkoutFormFor(person: KnownCompany | null) {
  return checkoutFormSchema.test((typed, context) => {
    const problem = billingProblem(typed, person);
    return problem === null || context.createError({ path: 'gstin', message: () => problem });
  });
}
