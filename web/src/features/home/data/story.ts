import { COLLECTIONS } from '@kargha/domain/records/collections';
import { isRecordId } from '@kargha/domain/records/record-id';
import { readPublicList } from '#lib/firebase/public-firestore.ts';
import { storedFields } from '#lib/documents/stored-fields.ts';

import { storyFrom, type Story } from './home-content.ts';

/**
 * Returns null for a missing or unpublished story: a query returns nothing where a read by id would fail. Throws
 * when Firestore cannot be reached.
 */
export async function readStory(id: string): Promise<Story | null> {
  if (!isRecordId(id)) return null;
  const { documents } = await readPublicList({
    collection: COLLECTIONS.stories,
    where: { status: 'published', __name__: id },
    limit: 1,
  });
  const story = documents.at(0);
  return story ? storyFrom(story.id, storedFields(story.data)) : null;
}
