import { COLLECTIONS } from '@kargha/domain/records/collections';
import { SUBSCRIBER_STATES, type SubscriberQuery } from '@kargha/domain/people/marketing';
import type { SubscriberRow } from '@kargha/domain/people/marketing-endpoints';

import { readPage, type CursorPage } from '../../http/cursor-page.ts';
import { newsletterLinks } from '../newsletter/confirmation-email.ts';
import {
  FieldPath,
  firestore,
  withDates,
  type DocumentSnapshot,
} from '../../platform/firestore.ts';
import type { KeyedIds } from '../../platform/keyed-ids.ts';
import { shopAddress } from '../../platform/shop-address.ts';

/** Sorts after every character of an address. */
const LAST_CHARACTER = '\uf8ff';

/** Subscribers whose address starts with the search text, or the latest first. */
export function listSubscribers(
  { search, state, size, cursor }: SubscriberQuery,
  ids: KeyedIds,
): Promise<CursorPage<SubscriberRow>> {
  const all = firestore().collection(COLLECTIONS.newsletter);
  const filtered = state === '' ? all : all.where('state', '==', state);
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
    documentRef: (id) => all.doc(id),
    rowOf: (snapshot) => subscriberRow(snapshot, ids),
  });
}

function subscriberRow(snapshot: DocumentSnapshot, ids: KeyedIds): SubscriberRow {
  const email = String(snapshot.get('email'));
  const state =
    SUBSCRIBER_STATES.find((one) => one === snapshot.get('state')) ?? SUBSCRIBER_STATES[1];
  const text: unknown = snapshot.get('consent.text');
  return {
    id: snapshot.id,
    email,
    state,
    consentText: typeof text === 'string' ? text : '',
    consentAt: timeAt(snapshot, 'consent.at'),
    confirmedAt: timeAt(snapshot, 'confirmedAt'),
    unsubscribedAt: timeAt(snapshot, 'unsubscribedAt'),
    unsubscribeLink: state === 'confirmed' ? unsubscribeLink(email, ids) : '',
  };
}

/** The same link as in the subscriber's first email. */
function unsubscribeLink(email: string, ids: KeyedIds): string {
  return newsletterLinks(shopAddress(), ids.idFor('newsletter', email)).unsubscribe;
}

function timeAt(snapshot: DocumentSnapshot, field: string): Date | null {
  const time = withDates(snapshot.get(field));
  return time instanceof Date ? time : null;
}
