import { COLLECTIONS } from '@kargha/domain/records/collections';
import { readPublicDocument } from '#lib/firebase/public-firestore.ts';
import { storedFields } from '#lib/documents/stored-fields.ts';

/** One thing that the shop promises in writing. Paragraphs are plain text. */
export interface Policy {
  /** 'terms'; the place on the page to which links lead */
  id: string;
  title: string;
  paragraphs: string[];
  /** the same in Hindi; empty where staff have written it in English alone */
  titleHindi: string;
  paragraphsHindi: string[];
}

/** What staff have written (content/policies). Throws when Firestore cannot be reached. */
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
