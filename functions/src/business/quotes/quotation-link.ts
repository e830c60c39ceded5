import { shopAddress } from '../../platform/shop-address.ts';

export function quotationLink(quoteId: string): string {
  return `${shopAddress()}/quotations/${quoteId}`;
}
