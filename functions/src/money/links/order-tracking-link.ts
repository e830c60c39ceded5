import { DAY_MS } from '@kargha/domain/records/time-spans';

import { hashOf, isSameToken, type KeyedIds } from '../../platform/keyed-ids.ts';
import { shopAddress } from '../../platform/shop-address.ts';
import {
  findOrder,
  orderRef,
  orders,
  readOrder,
  type OrderRecord,
} from '../../records/order-record.ts';

/** Longer than production, delivery and the return period together. */
const LINK_DAYS = 90;
/** Radix of the end time (ms) in a link. */
const SHORT = 36;

export interface Linked {
  order: OrderRecord;
  endsAt: Date;
}

/** Returns a link for emails that opens the public order page, for 90 days from `at`. */
export function trackingLink(ids: KeyedIds, orderId: string, at: Date): string {
  const token = linkToken(ids, orderId, at.getTime() + LINK_DAYS * DAY_MS);
  return `${shopAddress()}/track-order?token=${token}`;
}

/** The order id, the end and a signature over both, so that no one can extend it. */
function linkToken(ids: KeyedIds, orderId: string, endMs: number): string {
  const end = endMs.toString(SHORT);
  return [orderId, end, ids.idFor('tracking-link', orderId, end)].join('.');
}

/**
 * Resolves a link in an email or the token that a checkout keeps in the browser, also after its end. Returns null
 * for an unknown token and for orders of closed accounts.
 */
export async function orderOfLink(ids: KeyedIds, token: string): Promise<Linked | null> {
  const signed = readSignedToken(ids, token);
  if (signed === null) return orderOfCheckout(token);
  const order = readOrder(await orderRef(signed.orderId).get());
  const isOpen = order !== null && order.trackingTokenHashes.length > 0;
  return isOpen ? { order, endsAt: signed.endsAt } : null;
}

/** Returns null unless we signed exactly this token. */
export function readSignedToken(
  ids: KeyedIds,
  token: string,
): { orderId: string; endsAt: Date } | null {
  const [, orderId = '', end = ''] =
    /^([\w-]{1,100})\.([0-9a-z]{1,10})\.[0-9a-f]{32}$/.exec(token) ?? [];
  const endMs = parseInt(end, SHORT);
  if (Number.isNaN(endMs)) return null;
  const isSigned = isSameToken(token, linkToken(ids, orderId, endMs));
  return isSigned ? { orderId, endsAt: new Date(endMs) } : null;
}

/** Finds an order by the token that its checkout returned to the browser; no email contains it. */
export function findOrderOfCheckout(token: string): Promise<OrderRecord | null> {
  const hash = hashOf(token);
  return findOrder(orders().where('trackingTokenHashes', 'array-contains', hash));
}

async function orderOfCheckout(token: string): Promise<Linked | null> {
  const order = await findOrderOfCheckout(token);
  return order && { order, endsAt: new Date(order.createdAt.getTime() + LINK_DAYS * DAY_MS) };
}
