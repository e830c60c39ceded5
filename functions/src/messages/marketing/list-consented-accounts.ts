import { readPage, type CursorPage } from '../../http/cursor-page.ts';
import { FieldPath, type DocumentSnapshot } from '../../platform/firestore.ts';
import type { KeyedIds } from '../../platform/keyed-ids.ts';
import { readUserOrSkip, userRef, users } from '../../records/user-record.ts';
import { accountUnsubscribeLink } from './unsubscribe.ts';

interface AgreedRow {
  email: string;
  unsubscribeLink: string;
}

/**
 * Accounts with marketing consent, by id. Only a verified address counts, because an account can be opened with
 * anybody's.
 */
export function listConsentedAccounts(
  { size, cursor }: { size: number; cursor: string },
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

/** Suspended accounts and accounts without an address get no emails. */
function agreedRow(snapshot: DocumentSnapshot, ids: KeyedIds): AgreedRow | null {
  const person = readUserOrSkip(snapshot);
  if (!person || person.suspended || person.email === '') return null;
  const { uid, email } = person;
  return { email, unsubscribeLink: accountUnsubscribeLink(ids, 'marketing', uid) };
}
