import { COLLECTIONS } from '@kargha/domain/records/collections';
import { listOf, textOf } from '@kargha/domain/records/stored-record';

import { removeFiles } from '../platform/file-store.ts';
import { firestore, type DocumentSnapshot, inTransaction } from '../platform/firestore.ts';
import { hidePictures } from '../content/reviews/review-photos.ts';
import { removeReturnPhotos } from '../orders/returns/return-photos.ts';
import { byUid } from './find-personal-data.ts';
import { ACCOUNT_FOLDERS } from './account-files.ts';
import { eraseStoryContacts, storiesSubmittedBy } from './submitted-stories.ts';
import { privateDocuments, type DataOwner } from '../people/users/data-owner.ts';
import { PERSONAL_DATA, type Erasure, type PersonalData } from './personal-data-table.ts';

const BATCH = 400;

/** Erases a person from everything that the shop stores. Can be repeated. */
export async function erasePerson(person: DataOwner, at: Date): Promise<void> {
  await removeStoryPhotos(person);
  await removePhotosOfReturns(person);
  await removeHiddenReviews(person);
  for (const data of Object.values(PERSONAL_DATA)) {
    if (typeof data === 'string') continue;
    await eraseFromDocuments(await data.find(person), data, person, at);
  }
  await eraseStoryContacts(person);
  await changeAll(await privateDocuments(person.uid), () => null);
  // Invoice PDFs are kept, as the law requires.
  for (const folder of ACCOUNT_FOLDERS) await removeFiles(`${folder}/${person.uid}`);
}

/**
 * Deletes unpublished reviews. Published ones stay anonymously, without photos, and count on. Each is checked in a
 * transaction, because staff may publish it at the same time.
 */
async function removeHiddenReviews(person: DataOwner): Promise<void> {
  for (const { ref } of await byUid(COLLECTIONS.reviews)(person)) {
    let pictures: readonly string[] = [];
    await inTransaction(async (transaction) => {
      const review = await transaction.get(ref);
      if (review.exists && review.get('status') !== 'published') transaction.delete(ref);
      // Also of a damaged review, which must not keep a person from being erased.
      pictures = listOf(review.get('pictures')).map(textOf);
    });
    // A photo can show the person or the home, so the words stay alone.
    await hidePictures(pictures);
  }
}

export async function eraseFromDocuments(
  documents: readonly DocumentSnapshot[],
  data: PersonalData,
  person: DataOwner,
  at: Date,
): Promise<void> {
  // Subcollections first: once erased, their parent document can no longer be found.
  await eraseFromSubcollections(documents, data, person);
  await changeAll(documents, (document) => data.erase(document, at, person));
}

async function eraseFromSubcollections(
  documents: readonly DocumentSnapshot[],
  { subcollections = {} }: PersonalData,
  person: DataOwner,
): Promise<void> {
  for (const [name, erase] of Object.entries(subcollections)) {
    for (const { ref } of documents) {
      const { docs } = await ref.collection(name).get();
      await changeAll(docs, (document) => erase(document, person));
    }
  }
}

/** Photos sent with a story. A published picture is the shop's own copy. */
async function removeStoryPhotos(person: DataOwner): Promise<void> {
  for (const story of await storiesSubmittedBy(person)) {
    if (story.get('status') !== 'published') await removeFiles(`stories/${story.id}`);
  }
}

/** Includes returns that were opened before the order was linked to the account. */
async function removePhotosOfReturns(person: DataOwner): Promise<void> {
  for (const { id } of await byUid(COLLECTIONS.returns)(person)) {
    await removeReturnPhotos({ id, uid: person.uid });
  }
}

async function changeAll(
  documents: readonly DocumentSnapshot[],
  erase: (document: DocumentSnapshot) => Erasure,
): Promise<void> {
  const changes = documents
    .map((document) => ({ ref: document.ref, fields: erase(document) }))
    // Firestore refuses empty updates.
    .filter(({ fields }) => fields === null || Object.keys(fields).length > 0);
  for (let start = 0; start < changes.length; start += BATCH) {
    const batch = firestore().batch();
    for (const { ref, fields } of changes.slice(start, start + BATCH)) {
      if (fields) batch.update(ref, fields);
      else batch.delete(ref);
    }
    await batch.commit();
  }
}
