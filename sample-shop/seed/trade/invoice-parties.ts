import { findState } from '@kargha/domain/india/indian-states';
import type { InvoiceParty } from '@kargha/domain/invoices/invoice';

import { LEGAL_IDENTITY } from '../content/legal-identity.ts';
import type { StoredOrder } from '../orders/stored-order.ts';
import { PEOPLE, uidOf } from '../people/people.ts';

export function supplierParty(): InvoiceParty {
  const { legalName, gstin, stateCode, address } = LEGAL_IDENTITY;
  return { name: legalName, gstin, stateCode, address };
}

/** A verified company has its own name, GST number and state; otherwise the address decides. */
export function buyerParty({ uid, customer }: StoredOrder): InvoiceParty {
  const company = PEOPLE.find(({ key }) => uid === uidOf(key))?.company;
  const { address, name } = customer;
  if (company?.verification === 'verified') {
    const { gstin } = company;
    return { name: company.name, gstin, stateCode: gstin.slice(0, 2), address };
  }
  return { name, gstin: '', stateCode: findState(address.state)?.gstCode ?? '', address };
}
