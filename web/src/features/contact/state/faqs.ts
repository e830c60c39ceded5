import { useTexts } from '#lib/language/language.ts';
import { createResource, useResource } from '#lib/resource.ts';

import { contactTexts } from '../contact-texts.ts';
import type { Faq } from '../data/published-faqs.ts';

const published = createResource(
  async () => (await import('../data/published-faqs.ts')).readPublishedFaqs(),
  '',
);

/** The questions of the contact page: what staff have published; until it is read, and without it, the shop's own. */
export function useFaqs(): readonly Faq[] {
  const texts = useTexts(contactTexts);
  const read = useResource(published, 'faqs');
  return (read.status === 'ready' ? read.data : undefined) ?? texts.faqs;
}
