import { HttpError } from '../http/errors.ts';
import { orderOfLink } from '../payments/links/tracking-link.ts';
import type { KeyedIds } from '../platform/keyed-ids.ts';
import type { OrderRecord } from '../records/order-record.ts';

const LINK_EXPIRED =
  'This link has expired. Ask for a new one, or enter your order number and e-mail address.';

/** The order that a link opens now; null for what is no link of ours. Throws 410 link_expired for one that has ended. */
export async function openLink(
  ids: KeyedIds,
  token: string,
  now: Date,
): Promise<OrderRecord | null> {
  const linked = await orderOfLink(ids, token);
  if (linked && linked.endsAt <= now) throw new HttpError(410, 'link_expired', LINK_EXPIRED);
  return linked?.order ?? null;
}
