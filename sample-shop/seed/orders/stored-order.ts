import type { Order } from '@kargha/domain/orders/order';
import type { OrderListing } from '@kargha/domain/orders/order-listing';

export interface StoredOrder extends Order {
  checkout: { receipt: string; fingerprint: string; placedFrom: string; personKey: string };
  trackingTokenHashes: string[];
  awbs: string[];
  /** The gateway order of each instalment; missing when none was paid. */
  instalmentTwins?: string[];
  listing: OrderListing;
}
