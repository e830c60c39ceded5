import { timingSafeEqual } from 'node:crypto';

import { isOnTerms } from '@kargha/domain/payments/added-balance';
import { orderMessages } from '@kargha/domain/messages/order-messages';

import { notFound } from '../../http/errors.ts';
import type { KeyedIds } from '../../platform/keyed-ids.ts';
import { shopAddress } from '../../platform/shop-address.ts';
import { orderRef, readOrder, type OrderRecord } from '../../records/order-record.ts';

/**
 * Orders that staff create, from a draft or to replace returned items, and orders from the cart that cost more since
 * staff edited them. An order on payment terms is paid on its page.
 */
export function hasPayLink({
  draftId,
  exchange,
  instalments,
}: Pick<OrderRecord, 'draftId' | 'exchange' | 'instalments'>): boolean {
  const isEdited = instalments !== undefined && !isOnTerms({ instalments });
  return draftId !== undefined || exchange !== undefined || isEdited;
}

export function payLink(ids: KeyedIds, orderId: string): string {
  return `${shopAddress()}/pay/${payToken(ids, orderId)}`;
}

/** The order id and a signature over it that only the server can create. */
function payToken(ids: KeyedIds, orderId: string): string {
  return `${orderId}.${ids.idFor('pay-link', orderId)}`;
}

/**
 * Throws the same 404 not_found for an invalid link, for an order without one, and for an order of a closed account.
 */
export async function orderOfPayLink(ids: KeyedIds, token: string): Promise<OrderRecord> {
  const orderId = signedOrderId(ids, token);
  const order = orderId === null ? null : readOrder(await orderRef(orderId).get());
  const isOpen = order && hasPayLink(order) && order.trackingTokenHashes.length > 0;
  if (!isOpen) throw notFound(orderMessages.pay_link_not_valid());
  return order;
}

function signedOrderId(ids: KeyedIds, token: string): string | null {
  const orderId = /^([\w-]{1,100})\.[0-9a-f]{32}$/.exec(token)?.[1];
  if (orderId === undefined) return null;
  const [expected, typed] = [Buffer.from(payToken(ids, orderId)), Buffer.from(token)];
  return typed.length === expected.length && timingSafeEqual(typed, expected) ? orderId : null;
}
