import { doc, getDoc } from 'firebase/firestore/lite';

import { COLLECTIONS } from '@kargha/domain/collections';
import { liteFirestore } from '#lib/firebase-lite.ts';
import { storedFields } from '#lib/stored-fields.ts';

import { storyFrom, type Story } from './home-window.ts';

/** A story that is published. Throws when there is none of this id, or when it may not be read yet. */
export async function readStory(id: string): Promise<Story> {
  const snapshot = await getDoc(doc(liteFirestore, COLLECTIONS.stories, id));
  if (!snapshot.exists()) throw new Error(`There is no story ${id}.`);
  return storyFrom(id, storedFields(snapshot.data()));
}
