import {
  customerSaleSchema,
  customerSchema,
  guestCustomerId,
} from '@kargha/domain/people/customer';
import { COLLECTIONS } from '@kargha/domain/records/collections';

import { hashOf } from '../platform/keyed-ids.ts';
import { storedDocuments } from './stored-documents.ts';

export const {
  ref: customerRef,
  query: customers,
  readOrSkip: readCustomerOrSkip,
  find: customerWithId,
} = storedDocuments({ collection: COLLECTIONS.customers, schema: customerSchema, ids: ['id'] });

export const {
  ref: customerSaleRef,
  query: customerSales,
  read: readCustomerSale,
} = storedDocuments({ collection: COLLECTIONS.customerSales, schema: customerSaleSchema });

/** The customer ID of a guest, derived from the email address. */
export function guestId(email: string): string {
  return guestCustomerId(hashOf(email.toLowerCase()));
}
