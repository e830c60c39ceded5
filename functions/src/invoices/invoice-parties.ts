import type { Address } from '@kargha/domain/shopping/customer-info';
import { gstinStateCode } from '@kargha/domain/india/gstin';
import { findState } from '@kargha/domain/india/indian-states';
import { registeredAddress, savedAddressIn } from '@kargha/domain/invoices/company-address';
import type { InvoiceParty } from '@kargha/domain/invoices/invoice';
import type { Order } from '@kargha/domain/orders/order';
import { placeOfSupply } from '@kargha/domain/invoices/place-of-supply';
import type { UserProfile } from '@kargha/domain/people/user-profile';

import { verifiedCompany } from '../quotes/quote-buyer.ts';

/**
 * Who buys, as it stands on papers: the GST number and company of the order, as they stood when it was made. An order
 * without one is a verified company's all the same when it came from the cart; an offer says for whom it was, also where
 * the shop has seen no number. Everybody else is named as on the order (IGST Act 10(1)(ca): the delivery address on the
 * invoice decides the place of supply).
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

/** A quotation is made out to a company; who receives its goods is another question. */
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
 * Where a company is registered. Without that, as for those that were checked before it was asked: where its goods go,
 * when that is in the state of its number, else a saved address there, else that state alone. A number of one state over
 * an address of another is sent back by every accountant.
 */
function companyAddress(gstin: string, delivery: Address, profile: UserProfile | null): Address {
  const registered = registeredAddress(gstin, profile);
  if (registered) return registered;
  const { name: state } = placeOfSupply({ stateCode: gstinStateCode(gstin) });
  if (state === '' || delivery.state === state) return delivery;
  const nowhere = { line1: '', line2: '', city: '', pincode: '', state, country: delivery.country };
  return savedAddressIn(gstin, profile) ?? nowhere;
}
