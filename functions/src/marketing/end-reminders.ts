import type { NewsletterOutcome } from '@kargha/domain/people/newsletter';

import { writeDecision } from '../account/consents.ts';
import { hashOf, type KeyedIds } from '../platform/keyed-ids.ts';
import { shopAddress } from '../platform/shop-address.ts';

/** Where an account's reminders of unpaid checkouts end, without a sign-in. */
export function endRemindersLink(ids: KeyedIds, uid: string): string {
  return `${shopAddress()}/api/newsletter/end-reminders?token=${endToken(ids, uid)}`;
}

/** The link of a reminder was followed. Following it again changes nothing. */
export async function endReminders(
  token: string,
  ids: KeyedIds,
  now: Date,
): Promise<NewsletterOutcome> {
  const [uid = ''] = token.split('.');
  // Of hashes, the time that a comparison takes tells nothing.
  if (hashOf(endToken(ids, uid)) !== hashOf(token)) return 'expired';
  await writeDecision(uid, { purpose: 'reminders', given: false, source: 'letter' }, now);
  return 'unsubscribed';
}

/** The account and a signature over it, which only the server can make. */
function endToken(ids: KeyedIds, uid: string): string {
  return `${uid}.${ids.idFor('end-reminders', uid)}`;
}
