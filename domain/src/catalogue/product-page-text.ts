import type { Product } from './product.ts';

/** Letters of a description; search results show no more. */
const LONGEST_DESCRIPTION = 160;

/** The title of a product's page: what staff wrote for search engines, else the product's own. */
export function pageTitleOf({ searchTitle, title }: Pick<Product, 'searchTitle' | 'title'>) {
  return searchTitle.trim() || title;
}

/** What search results and shared links say of a product, in whole words: what staff wrote for them, else its own. */
export function pageDescriptionOf({
  searchDescription,
  description,
}: Pick<Product, 'searchDescription' | 'description'>): string {
  const text = (searchDescription.trim() || description).replaceAll(/\s+/g, ' ').trim();
  if (text.length <= LONGEST_DESCRIPTION) return text;
  const room = LONGEST_DESCRIPTION - ENDING.length;
  const end = text.lastIndexOf(' ', room);
  return text.slice(0, end > 0 ? end : room) + ENDING;
}

const ENDING = ' …';
