import type { Product } from '@kargha/domain/catalogue/product';
import { readShownProduct, SHOWN_FIELDS } from '@kargha/domain/catalogue/shown-product';
import { storySchema, type Story } from '@kargha/domain/people/story';
import { COLLECTIONS } from '@kargha/domain/records/collections';
import { isRecordId } from '@kargha/domain/records/record-id';
import { readPublicList } from '#lib/firebase/public-firestore.ts';
import { storedReader } from '#lib/documents/stored-reader.ts';

const readStored = storedReader('stories', storySchema);

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
  return documents.map((story) => readStored(story.data, { id: story.id })).at(0) ?? null;
}

/** Public products in the order of the ids, at most 12. */
export async function readStoryProducts(ids: readonly string[]): Promise<Product[]> {
  const { documents } = await readPublicList({
    collection: COLLECTIONS.products,
    select: SHOWN_FIELDS,
    where: { status: 'active', restricted: false, __name__: ids },
    limit: ids.length,
  });
  const found = new Map(documents.map((document) => [document.id, document]));
  return ids.flatMap((id) => {
    const document = found.get(id);
    return (document && readShownProduct(document.id, document.data)) ?? [];
  });
}
