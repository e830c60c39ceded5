import type { AgreedQuery, AgreedRow } from '@kargha/domain/people/marketing';

import { readPage, type CursorPage } from '../http/cursor-page.ts';
import { FieldPath, type DocumentSnapshot } from '../platform/firestore.ts';
import type { KeyedIds } from '../platform/keyed-ids.ts';
import { readUser, userRef, users } from '../records/user-record.ts';
import { accountUnsubscribeLink } from './unsubscribe.ts';

/**
 * Accounts that have agreed in their profile to letters about new pieces and offers, by their ids. An account can be
 * opened with anybody's address: only whoever has proven theirs can agree for it.
 */
export function listConsentedAccounts(
  { size, cursor }: AgreedQuery,
  ids: KeyedIds,
): Promise<CursorPage<AgreedRow>> {
  const query = users()
    .where('preferences.marketing', '==', true)
    .where('isEmailVerified', '==', true)
    .orderBy(FieldPath.documentId());
  return readPage({
    query,
    cursor,
    size,
    documentRef: userRef,
    rowOf: (snapshot) => agreedRow(snapshot, ids),
  });
}

/** Nobody writes to an account that is suspended, nor to one that has no address. */
function agreedRow(snapshot: DocumentSnapshot, ids: KeyedIds): AgreedRow | null {
  const person = readUser(snapshot);
  if (!person || person.suspended || person.email === '') return null;
  const { uid: id, email } = person;
  return { id, email, unsubscribeLink: accountUnsubscribeLink(ids, 'marketing', id) };
}
