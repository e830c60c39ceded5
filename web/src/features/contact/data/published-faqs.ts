import { COLLECTIONS } from '@kargha/domain/records/collections';
import { publishedFaqs, type PublishedFaq } from '@kargha/domain/settings/public-content';
import { storedReader } from '#lib/documents/stored-reader.ts';
import { readPublicDocument } from '#lib/firebase/public-firestore.ts';

const readFaqs = storedReader('content/faqs', publishedFaqs);

/** Returns undefined while staff have not published their own FAQs. */
export async function readPublishedFaqs(): Promise<PublishedFaq[] | undefined> {
  const content = readFaqs(await readPublicDocument(COLLECTIONS.content, 'faqs'));
  return content && content.revision > 0 ? content.entries : undefined;
}
