import type { Product } from './product.ts';

/** Search results show no more characters. */
const MAX_DESCRIPTION_LENGTH = 160;

/** The search title that staff entered, or the product title. */
export function pageTitleOf({ searchTitle, title }: Pick<Product, 'searchTitle' | 'title'>) {
  return searchTitle.trim() || title;
}

/** The search description that staff entered, or the product description, cut at a whole word. */
export function pageDescriptionOf({
  searchDescription,
  description,
}: Pick<Product, 'searchDescription' | 'description'>): string {
  const text = (searchDescription.trim() || description).replaceAll(/\s+/g, ' ').trim();
  if (text.length <= MAX_DESCRIPTION_LENGTH) return text;
  const room = MAX_DESCRIPTION_LENGTH - ENDING.length;
  const end = text.lastIndexOf(' ', room);
  return text.slice(0, end > 0 ? end : room) + ENDING;
}

const ENDING = ' …';
