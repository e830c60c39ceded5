import { findCategory, findCollection } from '@kargha/domain/catalogue/categories';
import type { Product } from '@kargha/domain/catalogue/product';

/** What narrows the list on the server: '' is any status, and no search. */
export interface ProductFilter {
  status: string;
  search: string;
}

/** The words by which people know a category and a collection; the stored values where nobody knows them. */
export function shelfOf({ category, productCollection }: Product): [string, string] {
  return [
    findCategory(category)?.label ?? category,
    findCollection(category, productCollection)?.label ?? productCollection,
  ];
}

/** False for a draft that stands in no collection yet. */
export function isShelved({ productCollection }: Product): boolean {
  return productCollection !== '';
}

/** The products whose title, category or collection has the words, whatever the case (spec §2). */
export function matchingProducts(products: readonly Product[], search: string): Product[] {
  const wanted = search.trim().toLowerCase();
  return products.filter((product) =>
    [product.title, product.category, product.productCollection, ...shelfOf(product)].some((text) =>
      text.toLowerCase().includes(wanted),
    ),
  );
}
