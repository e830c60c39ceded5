import { COLLECTIONS } from '@kargha/domain/records/collections';
import { publishedPolicies, type PublishedPolicy } from '@kargha/domain/settings/public-content';
import { storedReader } from '#lib/documents/stored-reader.ts';
import { readPublicDocument } from '#lib/firebase/public-firestore.ts';

const readContent = storedReader('content/policies', publishedPolicies);

/** Reads content/policies. Throws when Firestore cannot be reached. */
export async function readPolicies(): Promise<PublishedPolicy[]> {
  return readContent(await readPublicDocument(COLLECTIONS.content, 'policies'))?.entries ?? [];
}
