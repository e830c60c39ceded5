import type { SubscriberQuery } from '@kargha/domain/people/marketing';
import type { SubscriberRow } from '@kargha/domain/people/marketing-endpoints';

import { readPage, type CursorPage } from '../../http/cursor-page.ts';
import { newsletterLinks } from '../newsletter/confirmation-email.ts';
import { FieldPath, type DocumentSnapshot } from '../../platform/firestore.ts';
import type { KeyedIds } from '../../platform/keyed-ids.ts';
import { shopAddress } from '../../platform/shop-address.ts';
import {
  readSubscriptionOrSkip,
  subscriptionRef,
  subscriptions,
} from '../../records/consent-record.ts';

/** Sorts after every character of an address. */
const LAST_CHARACTER = '\uf8ff';

/** Subscribers whose address starts with the search text, or the latest first. */
export function listSubscribers(
  { search, state, size, cursor }: SubscriberQuery,
  ids: KeyedIds,
): Promise<CursorPage<SubscriberRow>> {
  const filtered = state === '' ? subscriptions() : subscriptions().where('state', '==', state);
  const query =
    search === ''
      ? filtered.orderBy('updatedAt', 'desc').orderBy(FieldPath.documentId(), 'desc')
      : filtered
          .orderBy('email')
          .startAt(search)
          .endBefore(search + LAST_CHARACTER);
  return readPage({
    query,
    cursor,
    size,
    documentRef: subscriptionRef,
    rowOf: (snapshot) => subscriberRow(snapshot, ids),
  });
}

function subscriberRow(snapshot: DocumentSnapshot, ids: KeyedIds): SubscriberRow | null {
  const subscription = readSubscriptionOrSkip(snapshot);
  if (!subscription) return null;
  const { id, email, state, consent, confirmedAt, unsubscribedAt } = subscription;
  return {
    ...{ id, email, state, confirmedAt, unsubscribedAt },
    consentText: consent.text,
    consentAt: consent.at,
    unsubscribeLink: state === 'confirmed' ? unsubscribeLink(email, ids) : '',
  };
}

/** The same link as in the subscriber's first email. */
function unsubscribeLink(email: string, ids: KeyedIds): string {
  return newsletterLinks(shopAddress(), ids.idFor('newsletter', email)).unsubscribe;
}
