import { COLLECTIONS } from '@kargha/domain/collections';
import { readOpenDocument } from '#lib/open-firestore.ts';
import { storedFields } from '#lib/stored-fields.ts';

import { storyFrom, type Story } from './home-window.ts';

/** A story that is published. Throws when there is none of this id, or when it may not be read yet. */
export async function readStory(id: string): Promise<Story> {
  const story = await readOpenDocument(COLLECTIONS.stories, id);
  if (!story) throw new Error(`There is no story ${id}.`);
  return storyFrom(id, storedFields(story));
}
