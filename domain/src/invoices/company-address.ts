import type { Message } from '../messages/message.ts';
import { findState } from '../india/indian-states.ts';
import { gstinProblem, gstinStateCode, gstinStateProblem } from '../india/gstin.ts';
import type { Address, CustomerInfo } from '../shopping/customer-info.ts';
import type { UserProfile } from '../people/user-schema.ts';

export type KnownCompany = Pick<UserProfile, 'gstNumber' | 'addresses' | 'companyVerification'>;

export function registeredAddress(gstin: string, person: KnownCompany | null): Address | undefined {
  const address = person?.gstNumber === gstin ? person.companyVerification?.address : undefined;
  return address && gstinStateProblem(gstin, address.state) === null ? address : undefined;
}

export function savedAddressIn(gstin: string, person: KnownCompany | null): Address | undefined {
  const code = gstinStateCode(gstin);
  const saved = person?.addresses.find(({ state }) => findState(state)?.gstCode === code);
  if (!saved) return undefined;
  const { line1, line2, city, state, pincode, country } = saved;
  return { line1, line2, city, state, pincode, country };
}

/**
 * Returns why no invoice can be issued for this GST number; null when one can. CGST Rule 46 requires an address in
 * the state of the number: the delivery address, or one that the shop knows of the company.
 */
export function billingProblem(
  { gstin = '', address }: Pick<CustomerInfo, 'gstin' | 'address'>,
  person: KnownCompany | null,
): Message | null {
  if (gstin === '' || gstinProblem(gstin) !== null) return null;
  if (registeredAddress(gstin, person) ?? savedAddressIn(gstin, person)) return null;
  return gstinStateProblem(gstin, address.state);
}
