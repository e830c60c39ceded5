import { languagePath } from '@kargha/domain/settings/language-path';

import type { Language } from '../language/language.ts';
import { SHOP_URL } from '../server/env.ts';

export type StructuredData = Readonly<Record<string, unknown>>;

/** Escapes `<`, so that no text can end the script element. */
export function structuredDataText(data: StructuredData): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll(
    '<',
    String.raw`\u003c`,
  );
}

export interface Crumb {
  name: string;
  path: string;
}

export function breadcrumbs(crumbs: readonly Crumb[], language: Language): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: SHOP_URL + languagePath(language, path),
    })),
  };
}

export function organization(name: string): StructuredData {
  return {
    '@type': 'Organization',
    name,
    url: `${SHOP_URL}/`,
    logo: `${SHOP_URL}/icons/icon-512.png`,
  };
}

export function faqPage(faqs: readonly { question: string; answer: string }[]): StructuredData {
  return {
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
