import type { CreateOrderRequest } from '@kargha/domain/shopping/checkout-request';
import { keyOf } from '@kargha/domain/shopping/line-ref';
import { phoneDigits, type CustomerInfo } from '@kargha/domain/shopping/customer-info';

import { mailboxKey } from '../../http/mailbox-key.ts';
import { hashOf, type KeyedIds } from '../../platform/keyed-ids.ts';
import type { CheckoutCodes } from './checkout-codes.ts';
import type { RequestedItem } from './requested-items.ts';

/** Who checks out: the uid of a signed-in person, and the network address of the request, if it is known. */
export interface Shopper {
  uid: string | null;
  address: string | null;
  /** the verified address of the account, in lower case; absent for guests and where nobody vouches for it */
  provenEmail?: string;
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

/** Every key that names a person wherever uses are counted: by account, by mailbox and by phone. */
export function personKeys(ids: KeyedIds, uid: string | null, customer: CustomerInfo): string[] {
  const { email, phone } = customer;
  return [
    ...(uid === null ? [] : [accountKey(ids, uid)]),
    `mailbox-${ids.idFor('person', 'mailbox', mailboxKey(email))}`,
    `phone-${ids.idFor('person', 'phone', phoneDigits(phone))}`,
  ];
}

/** The key of somebody with an account. */
export function accountKey(ids: KeyedIds, uid: string): string {
  return ids.idFor('person', `user ${uid}`);
}

/** The token that opens the public view of an order. */
export function trackingToken(ids: KeyedIds, orderId: string): string {
  return ids.idFor('tracking', orderId);
}

/** What is bought, for how much and with which codes: what may not change under one receipt. */
export function checkoutFingerprint(
  items: readonly RequestedItem[],
  amount: number,
  { couponCode, giftCardId }: CheckoutCodes,
): string {
  const sorted = items.map((item) => `${keyOf(item)}×${item.quantity}`).sort();
  const codes = couponCode === null && giftCardId === null ? [] : [couponCode, giftCardId];
  return hashOf(JSON.stringify([amount, sorted, ...codes]));
}

/** A guest is known by e-mail and phone together: a receipt alone can be guessed, since it holds the time. */
function guestKey({ email, phone }: CustomerInfo): string {
  return `guest ${email.toLowerCase()} ${phoneDigits(phone)}`;
}
