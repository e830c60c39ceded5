import { removeFiles } from '../platform/file-store.ts';
import { firestore, type DocumentSnapshot } from '../platform/firestore.ts';
import { forgetStoryContacts, storiesToldBy } from './own-stories.ts';
import { privatePapers, type DataOwner } from './personal-data.ts';
import { PERSONAL_DATA, type Forgotten } from './personal-table.ts';

const BATCH = 400;

/** Folders of Storage that a person has filled; the PDFs of invoices are kept as the law asks. */
const FOLDERS = ['avatars', 'companies', 'quotes', 'returns'];

/** Takes the person out of everything that the shop keeps. Doing it again changes nothing. */
export async function forgetPerson(person: DataOwner, at: Date): Promise<void> {
  await removeStoryPhotos(person);
  for (const data of Object.values(PERSONAL_DATA)) {
    if (typeof data === 'string') continue;
    await changeAll(await data.find(person), (document) => data.forget(document, at));
  }
  await forgetStoryContacts(person);
  await changeAll(await privatePapers(person.uid), () => null);
  for (const folder of FOLDERS) await removeFiles(`${folder}/${person.uid}`);
}

/** What was sent in with a story; the picture of a published one is the shop's own copy. */
async function removeStoryPhotos(person: DataOwner): Promise<void> {
  for (const story of await storiesToldBy(person)) {
    if (story.get('status') !== 'published') await removeFiles(`stories/${story.id}`);
  }
}

async function changeAll(
  documents: readonly DocumentSnapshot[],
  forget: (document: DocumentSnapshot) => Forgotten,
): Promise<void> {
  for (let start = 0; start < documents.length; start += BATCH) {
    const batch = firestore().batch();
    for (const document of documents.slice(start, start + BATCH)) {
      const fields = forget(document);
      if (fields) batch.update(document.ref, fields);
      else batch.delete(document.ref);
    }
    await batch.commit();
  }
}
