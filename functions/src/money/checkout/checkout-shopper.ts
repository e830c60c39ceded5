import type { CreateOrderRequest } from '@kargha/domain/shopping/checkout-request';
import { keyOf } from '@kargha/domain/shopping/line-ref';
import type { CustomerInfo } from '@kargha/domain/shopping/customer-info';

import { mailboxKey } from '../../http/mailbox-key.ts';
import { hashOf, type KeyedIds } from '../../platform/keyed-ids.ts';
import type { CheckoutCodes } from './checkout-codes.ts';
import type { RequestedItem } from './checkout-items.ts';

export interface Shopper {
  uid: string | null;
  address: string | null;
  /** the verified email address in lower case; absent for guests and unverified accounts */
  provenEmail?: string;
}

/** The same person with the same receipt always gets the same order id. */
export function checkoutOrderId(
  ids: KeyedIds,
  shopper: Shopper,
  request: CreateOrderRequest,
): string {
  const person = shopper.uid ?? guestKey(request.customer);
  return ids.idFor('order', person, request.receipt);
}

/** Every key under which code uses of a person are counted: account, mailbox and phone. */
export function personKeys(ids: KeyedIds, uid: string | null, customer: CustomerInfo): string[] {
  const { email, phone } = customer;
  return [
    ...(uid === null ? [] : [accountKey(ids, uid)]),
    `mailbox-${ids.idFor('person', 'mailbox', mailboxKey(email))}`,
    `phone-${ids.idFor('person', 'phone', phone)}`,
  ];
}

export function accountKey(ids: KeyedIds, uid: string): string {
  return ids.idFor('person', `user ${uid}`);
}

/** The token that opens the public view of an order. */
export function trackingToken(ids: KeyedIds, orderId: string): string {
  return ids.idFor('tracking', orderId);
}

/** What must not change under one receipt: items, amount and codes. */
export function checkoutFingerprint(
  items: readonly RequestedItem[],
  amount: number,
  { couponCode, giftCardId }: CheckoutCodes,
  isPaidOnDelivery = false,
): string {
  const sorted = items.map((item) => `${keyOf(item)}×${item.quantity}`).sort();
  const codes = couponCode === null && giftCardId === null ? [] : [couponCode, giftCardId];
  const payment = isPaidOnDelivery ? ['cash on delivery'] : [];
  return hashOf(JSON.stringify([amount, sorted, ...codes, ...payment]));
}

/** A guest is identified by email and phone together: a receipt alone can be guessed, as it contains the time. */
function guestKey({ email, phone }: CustomerInfo): string {
  return `guest ${email.toLowerCase()} ${phone}`;
}
