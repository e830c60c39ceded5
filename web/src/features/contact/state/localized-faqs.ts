import { type PublishedFaq, publishedFaqs } from '@kargha/domain/settings/public-content';
import type { Language } from '#lib/language/language.ts';
import { localizedText } from '#lib/language/localized-text.ts';
import { fillInFigures } from '#lib/shop/fill-in-figures.ts';
import type { PublicSettings } from '#lib/shop/public-settings.ts';
import { COLLECTIONS } from '@kargha/domain/records/collections';
import { storedReader } from '#lib/documents/stored-reader.ts';
import { readPublicDocument } from '#lib/firebase/public-firestore.ts';

const readFaqs = storedReader('content/faqs', publishedFaqs);

/** `lang` is absent when the FAQ is in the shopper's own language. */
export interface Faq {
  lang?: Language;
  question: string;
  answer: string;
}

export function localizeFaq(language: Language, faq: PublishedFaq, settings: PublicSettings): Faq {
  const english = { question: faq.question, answer: faq.answer };
  const hindi = { question: faq.questionHindi, answer: faq.answerHindi };
  const { lang, question, answer } = localizedText(language, english, hindi, 'question');
  const withFigures = (text: string) => fillInFigures(settings, text, lang);
  return { lang, question: withFigures(question), answer: withFigures(answer) };
}

/** Returns undefined while staff have not published their own FAQs. */
export async function readPublishedFaqs(): Promise<PublishedFaq[] | undefined> {
  const content = readFaqs(await readPublicDocument(COLLECTIONS.content, 'faqs'));
  return content && content.revision > 0 ? content.entries : undefined;
}
