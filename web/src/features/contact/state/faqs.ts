import { useLanguage } from '#lib/language/language-choice.ts';
import { useTexts } from '#lib/language/language.ts';
import { createResource, useResource } from '#lib/reading/resource.ts';
import { usePublicSettings } from '#lib/shop/public-settings.ts';

import { contactTexts } from '../contact-texts.ts';
import type { Faq } from './localized-faqs.ts';

// Loaded with the published FAQs only: the default FAQs do not need it.
const published = createResource(async () => {
  const { localizeFaq, readPublishedFaqs } = await import('./localized-faqs.ts');
  return { faqs: await readPublishedFaqs(), localizeFaq };
}, '');

/** The published FAQs with their current figures. Until they are loaded, and when there are none, the default FAQs. */
export function useFaqs(): readonly Faq[] {
  const texts = useTexts(contactTexts);
  const language = useLanguage();
  const settings = usePublicSettings();
  const read = useResource(published, 'faqs');
  if (read.status !== 'ready' || settings.status !== 'ready') return texts.faqs;
  const { faqs, localizeFaq } = read.data;
  return faqs?.map((faq) => localizeFaq(language, faq, settings.data)) ?? texts.faqs;
}
