import { COLLECTIONS } from '@kargha/domain/records/collections';
import { readPublicDocument } from '#lib/firebase/public-firestore.ts';
import { storedFields } from '#lib/documents/stored-fields.ts';

export interface Policy {
  id: string;
  title: string;
  paragraphs: string[];
  /** Hindi version; empty when staff wrote it in English only */
  titleHindi: string;
  paragraphsHindi: string[];
}

/** Reads content/policies. Throws when Firestore cannot be reached. */
export async function readPolicies(): Promise<Policy[]> {
  const content = await readPublicDocument(COLLECTIONS.content, 'policies');
  return storedFields(content)
    .parts('entries')
    .map((entry) => ({
      id: entry.text('id'),
      title: entry.text('title'),
      paragraphs: entry.texts('paragraphs'),
      titleHindi: entry.text('titleHindi'),
      paragraphsHindi: entry.texts('paragraphsHindi'),
    }));
}
