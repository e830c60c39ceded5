import { SHOP_URL } from '../server/env.ts';

/** Facts about a page in the words of schema.org, for search engines. */
export type StructuredData = Readonly<Record<string, unknown>>;

/** The facts as they stand in a page: no text in them can end the element that holds them. */
export function structuredDataText(data: StructuredData): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll(
    '<',
    String.raw`\u003c`,
  );
}

interface Crumb {
  name: string;
  path: string;
}

/** Where a page stands in the shop, from the home page down. */
export function breadcrumbs(crumbs: readonly Crumb[]): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: SHOP_URL + path,
    })),
  };
}

/** Who keeps the shop. */
export function organization(name: string): StructuredData {
  return {
    '@type': 'Organization',
    name,
    url: `${SHOP_URL}/`,
    logo: `${SHOP_URL}/icons/icon-512.png`,
  };
}

/** Questions that a page answers. */
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
