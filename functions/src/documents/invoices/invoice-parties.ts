import type { Address } from '@kargha/domain/shopping/customer-info';
import { gstinStateCode } from '@kargha/domain/india/gstin';
import { findState } from '@kargha/domain/india/indian-states';
import { registeredAddress, savedAddressIn } from '@kargha/domain/invoices/company-address';
import type { InvoiceParty } from '@kargha/domain/invoices/invoice';
import type { Order } from '@kargha/domain/orders/order';
import { placeOfSupply } from '@kargha/domain/invoices/place-of-supply';
import type { UserProfile } from '@kargha/domain/people/user-schema';

import { verifiedCompany } from '../../people/companies/quote-buyer.ts';

/**
 * The buyer on documents: the GST number and company stored on the order. An order from the cart without one still
 * belongs to a verified company; a quotation names its company even when the shop has not seen its GST number.
 * Otherwise the customer on the order (IGST Act 10(1)(ca): the delivery address on the invoice decides the place
 * of supply).
 */
export function buyerOf(
  order: Pick<Order, 'customer' | 'quoteId'>,
  profile: UserProfile | null,
): InvoiceParty {
  const { address } = order.customer;
  const company = companyOf(order, profile);
  if (!company) {
    const stateCode = findState(address.state)?.gstCode ?? '';
    return { name: nameOf(order), gstin: '', stateCode, address };
  }
  const stateCode = gstinStateCode(company.gstin);
  return { ...company, stateCode, address: companyAddress(company.gstin, address, profile) };
}

/** A quotation is issued to a company; the person who receives the goods may differ. */
function nameOf({ customer, quoteId }: Pick<Order, 'customer' | 'quoteId'>): string {
  const { name, companyName = '' } = customer;
  return quoteId === undefined || companyName === '' ? name : companyName;
}

function companyOf(
  { customer, quoteId }: Pick<Order, 'customer' | 'quoteId'>,
  profile: UserProfile | null,
): Pick<InvoiceParty, 'name' | 'gstin'> | null {
  const { gstin = '', companyName, name } = customer;
  if (gstin !== '') return { name: companyName ?? name, gstin };
  const verified = quoteId === undefined ? verifiedCompany(profile) : null;
  return verified && { name: verified.companyName, gstin: verified.gstNumber };
}

/**
 * The registered address of a company. Companies verified before it was required use the delivery address if it is
 * in the state of the GST number, else a saved address in that state, else the state alone: accountants reject an
 * address in another state.
 */
function companyAddress(gstin: string, delivery: Address, profile: UserProfile | null): Address {
  const registered = registeredAddress(gstin, profile);
  if (registered) return registered;
  const { name: state } = placeOfSupply({ stateCode: gstinStateCode(gstin) });
  if (state === '' || delivery.state === state) return delivery;
  const nowhere = { line1: '', line2: '', city: '', pincode: '', state, country: delivery.country };
  return savedAddressIn(gstin, profile) ?? nowhere;
}
