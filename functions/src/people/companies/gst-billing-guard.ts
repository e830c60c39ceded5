import { billingProblem } from '@kargha/domain/invoices/company-address';
import { withFullStop } from '@kargha/domain/messages/message';
import type { CustomerInfo } from '@kargha/domain/shopping/customer-info';

import { invalid } from '../../http/errors.ts';
import { readUser, userRef } from '../../records/user-record.ts';

/**
 * Refuses a GST number whose state differs from the address, unless the shop knows an address of the company in
 * that state: its invoice could not be issued. Throws 400 invalid at the field; `path` is its prefix.
 */
export async function refuseUnbillable(
  customer: CustomerInfo,
  uid: string | null,
  path = '',
): Promise<void> {
  // Nearly every order passes without reading the profile.
  if (billingProblem(customer, null) === null) return;
  const person = uid === null ? null : readUser(await userRef(uid).get());
  const problem = billingProblem(customer, person);
  if (problem !== null) throw invalid(withFullStop(problem), { [`${path}gstin`]: problem });
}
