import { findState } from '../india/indian-states.ts';
import { gstinProblem, gstinStateCode, gstinStateProblem } from '../india/gstin.ts';
import type { Address, CustomerInfo } from '../shopping/customer-info.ts';
import type { UserProfile } from '../people/user-profile.ts';

/** What is known of a person's company and addresses. */
export type KnownCompany = Pick<UserProfile, 'gstNumber' | 'addresses' | 'companyVerification'>;

/** Where the company with this GST number is registered, as its buyer has handed it in. */
export function registeredAddress(gstin: string, person: KnownCompany | null): Address | undefined {
  const address = person?.gstNumber === gstin ? person.companyVerification?.address : undefined;
  return address && gstinStateProblem(gstin, address.state) === null ? address : undefined;
}

/** A saved address in the state of a GST number. */
export function savedAddressIn(gstin: string, person: KnownCompany | null): Address | undefined {
  const code = gstinStateCode(gstin);
  const saved = person?.addresses.find(({ state }) => findState(state)?.gstCode === code);
  if (!saved) return undefined;
  const { line1, line2, city, state, pincode, country } = saved;
  return { line1, line2, city, state, pincode, country };
}

/**
 * Why an invoice with this GST number cannot be made out; null when it can. It names an address in the state of the
 * number (CGST Rule 46): where the goods go, or one that the shop knows of the company.
 */
export function billingProblem(
  { gstin = '', address }: Pick<CustomerInfo, 'gstin' | 'address'>,
  person: KnownCompany | null,
): string | null {
  if (gstin === '' || gstinProblem(gstin) !== null) return null;
  if (registeredAddress(gstin, person) ?? savedAddressIn(gstin, person)) return null;
  return gstinStateProblem(gstin, address.state);
}
