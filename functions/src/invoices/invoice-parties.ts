import type { CustomerInfo } from '@kargha/domain/customer-info';
import { gstinStateCode } from '@kargha/domain/gstin';
import { findState, INDIAN_STATES } from '@kargha/domain/indian-states';
import type { InvoiceParty } from '@kargha/domain/invoice';
import type { UserProfile } from '@kargha/domain/user-profile';

/**
 * Who buys, as it stands on the invoice. A company that the shop has verified is named with its GST number; everybody
 * else is named as on the order (IGST Act 10(1)(ca): the delivery address on the invoice decides the place of supply).
 */
export function buyerOf(customer: CustomerInfo, profile: UserProfile | null): InvoiceParty {
  const { name, address } = customer;
  if (profile?.companyVerification?.state === 'verified' && profile.gstNumber !== '') {
    const { companyName, gstNumber } = profile;
    return {
      name: companyName,
      gstin: gstNumber,
      stateCode: gstinStateCode(gstNumber),
      address,
    };
  }
  return { name, gstin: '', stateCode: findState(address.state)?.gstCode ?? '', address };
}

/** The place of supply: the state of the buyer's GST number, else of the delivery. */
export function placeOfSupply({ stateCode }: InvoiceParty): { name: string; stateCode: string } {
  const name = INDIAN_STATES.find(({ gstCode }) => gstCode === stateCode)?.name ?? '';
  return { name, stateCode };
}
