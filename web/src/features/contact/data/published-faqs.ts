import { COLLECTIONS } from '@kargha/domain/records/collections';
import { readPublicDocument } from '#lib/firebase/public-firestore.ts';
import { storedFields } from '#lib/documents/stored-fields.ts';

export interface PublishedFaq {
  question: string;
  answer: string;
  /** Hindi version; '' when staff wrote it in English only */
  questionHindi: string;
  answerHindi: string;
}

/** Returns undefined while staff have not published their own FAQs. */
export async function readPublishedFaqs(): Promise<PublishedFaq[] | undefined> {
  const fields = storedFields(await readPublicDocument(COLLECTIONS.content, 'faqs'));
  if (fields.number('revision') === 0) return undefined;
  return fields.parts('entries').map((entry) => ({
    question: entry.text('question'),
    answer: entry.text('answer'),
    questionHindi: entry.text('questionHindi'),
    answerHindi: entry.text('answerHindi'),
  }));
}
