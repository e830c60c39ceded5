import { orderMessages } from '@kargha/domain/messages/order-messages';

import { HttpError } from '../../http/errors.ts';
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

/** Throws 410 link_expired. */
export function refuseExpiredLink({ endsAt }: Linked, now: Date): void {
  if (endsAt <= now) throw new HttpError(410, 'link_expired', orderMessages.order_link_expired());
}
