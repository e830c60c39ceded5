import { popularSearches } from '@kargha/domain/catalogue/popular-searches';
import { COLLECTIONS } from '@kargha/domain/records/collections';
import { storedReader } from '#lib/documents/stored-reader.ts';
import { readPublicDocument } from '#lib/firebase/public-firestore.ts';
import { createResource, useResource } from '#lib/reading/resource.ts';

const ID = 'popular-searches';
const readPhrases = storedReader(`content/${ID}`, popularSearches);
const NONE: readonly string[] = [];

const phrases = createResource<readonly string[]>(async () => {
  const stored = await readPublicDocument(COLLECTIONS.content, ID);
  return (stored && readPhrases(stored)?.phrases) ?? NONE;
}, '');

/** None while they load, and when they cannot be loaded. */
export function usePopularSearches(): readonly string[] {
  const read = useResource(phrases, ID);
  return read.status === 'ready' ? read.data : NONE;
}
