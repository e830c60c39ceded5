import { COLLECTIONS, SUBCOLLECTIONS } from '@kargha/domain/records/collections';

import { firestore, type DocumentReference, type DocumentSnapshot } from '../platform/firestore.ts';
import { readAll } from '../platform/query-pages.ts';
import { existingDocuments, type DataOwner } from './data-owner.ts';

/** Who told a story: stories/{id}/private/contact. Only an address that was shown to be the person's leads there. */
function contactsOf({ email }: DataOwner): Promise<DocumentSnapshot[]> {
  if (email === '') return Promise.resolve([]);
  const references = firestore()
    .collectionGroup(SUBCOLLECTIONS.private)
    .where('email', '==', email);
  return readAll(references);
}

/** The stories that a person has sent in. */
export async function storiesSubmittedBy(person: DataOwner): Promise<DocumentSnapshot[]> {
  const references = (await contactsOf(person)).map(({ ref }) => ref.parent.parent);
  return existingDocuments(references.filter(isStory));
}

/** Takes away who told them; the stories themselves are looked after before. */
export async function eraseStoryContacts(person: DataOwner): Promise<void> {
  for (const { ref } of await contactsOf(person)) {
    if (isStory(ref.parent.parent)) await ref.delete();
  }
}

function isStory(document: DocumentReference | null): document is DocumentReference {
  return document?.parent.id === COLLECTIONS.stories;
}
