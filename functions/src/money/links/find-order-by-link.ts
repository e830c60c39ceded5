import { orderMessages } from '@kargha/domain/messages/order-messages';

import { HttpError, notFound } from '../../http/errors.ts';
import { orderOfLink, type Linked } from './order-tracking-link.ts';
import type { KeyedIds } from '../../platform/keyed-ids.ts';
import type { OrderRecord } from '../../records/order-record.ts';

/** Returns null for an unknown link. Throws 410 link_expired. */
export async function findOrderByLink(
  ids: KeyedIds,
  token: string,
  now: Date,
): Promise<OrderRecord | null> {
  const linked = await orderOfLink(ids, token);
  if (linked) refuseExpiredLink(linked, now);
  return linked?.order ?? null;
}

/** For what a link lets its reader do with the order. Throws 404 not_found, 410 link_expired. */
export async function requireOrderByLink(
  ids: KeyedIds,
  token: string,
  now: Date,
): Promise<OrderRecord> {
  const order = await findOrderByLink(ids, token, now);
  if (!order) throw notFound(orderMessages.order_link_not_valid());
  return order;
}

/** Throws 410 link_expired. */
export function refuseExpiredLink({ endsAt }: Linked, now: Date): void {
  if (endsAt <= now) throw new HttpError(410, 'link_expired', orderMessages.order_link_expired());
}
