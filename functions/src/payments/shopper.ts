import type { CreateOrderRequest } from '@kargha/domain/checkout-request';
import { phoneDigits, type CustomerInfo } from '@kargha/domain/customer-info';

import { hashOf, type KeyedIds } from '../platform/keyed-ids.ts';
import type { WantedItem } from './checkout-lines.ts';

/** Who checks out: the uid of a signed-in person, and the network address of the request, if it is known. */
export interface Shopper {
  uid: string | null;
  address: string | null;
}

/** Names a checkout: the same person with the same receipt means the same order. */
export function checkoutOrderId(
  ids: KeyedIds,
  shopper: Shopper,
  request: CreateOrderRequest,
): string {
  const person = shopper.uid ?? guestKey(request.customer);
  return ids.idFor('order', person, request.receipt);
}

/** The token that opens the public view of an order. */
export function trackingToken(ids: KeyedIds, orderId: string): string {
  return ids.idFor('tracking', orderId);
}

/** What is bought, and for how much: what may not change under one receipt. */
export function checkoutFingerprint(items: readonly WantedItem[], amount: number): string {
  const sorted = items.map(({ productId, quantity }) => `${productId}×${quantity}`).sort();
  return hashOf(JSON.stringify([amount, sorted]));
}

/** A guest is known by e-mail and phone together: a receipt alone can be guessed, since it holds the time. */
function guestKey({ email, phone }: CustomerInfo): string {
  return `guest ${email.toLowerCase()} ${phoneDigits(phone)}`;
}
