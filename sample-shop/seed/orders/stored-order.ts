import type { Order } from '@kargha/domain/orders/order';
import type { OrderListing } from '@kargha/domain/orders/order-listing';

export interface StoredOrder extends Order {
  checkout: { receipt: string; fingerprint: string; placedFrom: string; personKey: string };
  trackingTokenHashes: string[];
  awbs: string[];
  /** The gateway orders of its instalments; missing when none was paid. */
  instalmentGatewayOrders?: string[];
  listing: OrderListing;
}
