import { gstinStateCode } from '@kargha/domain/india/gstin';
import { INDIAN_STATES } from '@kargha/domain/india/indian-states';
import { registeredAddress } from '@kargha/domain/invoices/company-address';
import type { QuoteBuyer, QuoteVersion } from '@kargha/domain/quotes/quote-schema';
import type { UserProfile } from '@kargha/domain/people/user-schema';

/** Only a verified company has its GST number on documents and may buy on credit. */
export function isVerified(profile: UserProfile | null): boolean {
  return verifiedCompany(profile) !== null;
}

export function verifiedCompany(profile: UserProfile | null): UserProfile | null {
  const isChecked = profile?.companyVerification?.state === 'verified' && profile.gstNumber !== '';
  return isChecked ? profile : null;
}

/** @param companyName from the request */
export function quoteBuyer(companyName: string, profile: UserProfile | null): QuoteBuyer {
  const company = verifiedCompany(profile);
  if (!company) return { name: companyName, gstin: '' };
  const { gstNumber: gstin, companyName: name } = company;
  const address = registeredAddress(gstin, company);
  return { name: name || companyName, gstin, ...(address && { address }) };
}

/** The place of supply: the state of a verified GST number, else the delivery state (IGST Act s. 10). */
export function supplyPlace(gstin: string, deliveryState: string): QuoteVersion['placeOfSupply'] {
  const stateCode = gstin === '' ? deliveryState : gstinStateCode(gstin);
  const name = INDIAN_STATES.find(({ gstCode }) => gstCode === stateCode)?.name ?? '';
  return { name, stateCode };
}
