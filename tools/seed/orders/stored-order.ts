import type { Order } from '@kargha/domain/orders/order';
import type { OrderListing } from '@kargha/domain/orders/order-listing';

/** An order with what only the server needs to know of it. */
export interface StoredOrder extends Order {
  checkout: { receipt: string; fingerprint: string; placedFrom: string; personKey: string };
  trackingTokenHashes: string[];
  /** the parcels' numbers, so that an order can be found by them */
  awbs: string[];
  /** the gateway's id of each part's order; absent where no part was paid */
  instalmentTwins?: string[];
  listing: OrderListing;
}
