import { timingSafeEqual } from 'node:crypto';

import { notFound } from '../../http/errors.ts';
import type { KeyedIds } from '../../platform/keyed-ids.ts';
import { shopAddress } from '../../platform/shop-address.ts';
import { orderRef, readOrder, type OrderRecord } from '../../records/order-record.ts';

/** Where the customer of an order that staff have made looks at it and pays. */
export function payLink(ids: KeyedIds, orderId: string): string {
  return `${shopAddress()}/pay/${payToken(ids, orderId)}`;
}

/** The order and a signature over it, which only the server can make. */
function payToken(ids: KeyedIds, orderId: string): string {
  return `${orderId}.${ids.idFor('pay-link', orderId)}`;
}

/**
 * The order that a payment link opens. Throws the same 404 not_found for what is no link of ours, for an order that
 * staff have not made, and for one of an account that was closed.
 */
export async function orderOfPayLink(ids: KeyedIds, token: string): Promise<OrderRecord> {
  const orderId = signedOrderId(ids, token);
  const order = orderId === null ? null : readOrder(await orderRef(orderId).get());
  const isOpen = order?.draftId !== undefined && order.trackingTokenHashes.length > 0;
  if (!isOpen) throw notFound('This payment link is not valid. Please ask us for a new one.');
  return order;
}

/** The order that a token names; null when we have not signed exactly that. */
function signedOrderId(ids: KeyedIds, token: string): string | null {
  const orderId = /^([\w-]{1,100})\.[0-9a-f]{32}$/.exec(token)?.[1];
  if (orderId === undefined) return null;
  const [expected, typed] = [Buffer.from(payToken(ids, orderId)), Buffer.from(token)];
  return typed.length === expected.length && timingSafeEqual(typed, expected) ? orderId : null;
}
