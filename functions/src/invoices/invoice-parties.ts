import { gstinStateCode } from '@kargha/domain/gstin';
import { findState, INDIAN_STATES } from '@kargha/domain/indian-states';
import type { InvoiceParty } from '@kargha/domain/invoice';
import type { Order } from '@kargha/domain/order';
import type { UserProfile } from '@kargha/domain/user-profile';

import { verifiedCompany } from '../quotes/quote-buyer.ts';

/**
 * Who buys, as it stands on papers: the GST number and company of the order, as they stood when it was made. An order
 * without one is a verified company's all the same when it came from the cart; an offer says for whom it was. Everybody
 * else is named as on the order (IGST Act 10(1)(ca): the delivery address on the invoice decides the place of supply).
 */
export function buyerOf(
  { customer, quoteId }: Pick<Order, 'customer' | 'quoteId'>,
  profile: UserProfile | null,
): InvoiceParty {
  const { name, address, gstin = '', companyName } = customer;
  if (gstin !== '') return company(companyName ?? name, gstin, address);
  const verified = quoteId === undefined ? verifiedCompany(profile) : null;
  if (verified) return company(verified.companyName, verified.gstNumber, address);
  return { name, gstin: '', stateCode: findState(address.state)?.gstCode ?? '', address };
}

function company(name: string, gstin: string, address: InvoiceParty['address']): InvoiceParty {
  return { name, gstin, stateCode: gstinStateCode(gstin), address };
}

/** The place of supply: the state of the buyer's GST number, else of the delivery. */
export function placeOfSupply({ stateCode }: InvoiceParty): { name: string; stateCode: string } {
  const name = INDIAN_STATES.find(({ gstCode }) => gstCode === stateCode)?.name ?? '';
  return { name, stateCode };
}
