import type { PublishedFaq } from '@kargha/domain/settings/public-content';
import type { Language } from '#lib/language/language.ts';
import { localizedText } from '#lib/language/localized-text.ts';
import { fillInFigures } from '#lib/shop/fill-in-figures.ts';
import type { PublicSettings } from '#lib/shop/public-settings.ts';

export { readPublishedFaqs } from '../data/published-faqs.ts';

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
