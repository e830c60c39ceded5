import { COLLECTIONS, SUBCOLLECTIONS } from '@kargha/domain/records/collections';

import { firestore, type DocumentReference, type DocumentSnapshot } from '../platform/firestore.ts';
import { readAll } from '../platform/query-pages.ts';
import { existingDocuments, type DataOwner } from '../people/users/data-owner.ts';

/** stories/{id}/private/contact, for proven addresses only. */
function contactsOf({ email }: DataOwner): Promise<DocumentSnapshot[]> {
  if (email === '') return Promise.resolve([]);
  const references = firestore()
    .collectionGroup(SUBCOLLECTIONS.private)
    .where('email', '==', email);
  return readAll(references);
}

export async function storiesSubmittedBy(person: DataOwner): Promise<DocumentSnapshot[]> {
  const references = (await contactsOf(person)).map(({ ref }) => ref.parent.parent);
  return existingDocuments(references.filter(isStory));
}

/** Handle the stories first: they are found by these contacts. */
export async function eraseStoryContacts(person: DataOwner): Promise<void> {
  for (const { ref } of await contactsOf(person)) {
    if (isStory(ref.parent.parent)) await ref.delete();
  }
}

function isStory(document: DocumentReference | null): document is DocumentReference {
  return document?.parent.id === COLLECTIONS.stories;
}
