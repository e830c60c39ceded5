import { shopAddress } from '../platform/shop-address.ts';

/** Where the buyer reads and answers a quotation. */
export function quotationLink(quoteId: string): string {
  return `${shopAddress()}/quotations/${quoteId}`;
}
