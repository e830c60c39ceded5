import { useLanguage } from '#lib/language/language-choice.ts';
import { useTexts, type Language } from '#lib/language/language.ts';
import { saidIn } from '#lib/language/said-in.ts';
import { createResource, useResource } from '#lib/reading/resource.ts';

import { contactTexts } from '../contact-texts.ts';
import type { PublishedFaq } from '../data/published-faqs.ts';

/** A question in the one language in which it is shown; that of the shopper where none is named. */
export interface Faq {
  lang?: Language;
  question: string;
  answer: string;
}

const published = createResource(
  async () => (await import('../data/published-faqs.ts')).readPublishedFaqs(),
  '',
);

/** The questions of the contact page: what staff have published; until it is read, and without it, the shop's own. */
export function useFaqs(): readonly Faq[] {
  const texts = useTexts(contactTexts);
  const language = useLanguage();
  const read = useResource(published, 'faqs');
  const faqs = read.status === 'ready' ? read.data : undefined;
  return faqs?.map((faq) => faqIn(language, faq)) ?? texts.faqs;
}

function faqIn(language: Language, faq: PublishedFaq): Faq {
  const { question, answer, questionHindi, answerHindi } = faq;
  const hindi = { question: questionHindi, answer: answerHindi };
  return saidIn(language, { question, answer }, hindi, 'question');
}
