import { findCategory, findCollection } from '@kargha/domain/catalogue/categories';
import type { Product } from '@kargha/domain/catalogue/product';

/** What narrows the list on the server: '' is any status, and no search. */
export interface ProductFilter {
  status: string;
  search: string;
}

/** The words by which people know a category and a collection; the stored values where nobody knows them. */
export function categoryLabels({ category, productCollection }: Product): [string, string] {
  return [
    findCategory(category)?.label ?? category,
    findCollection(category, productCollection)?.label ?? productCollection,
  ];
}

/** False for a draft that stands in no collection yet. */
export function hasCollection({ productCollection }: Product): boolean {
  return productCollection !== '';
}

/** The products whose title, category or collection has the words, whatever the case (spec §2). */
export function filterProducts(products: readonly Product[], search: string): Product[] {
  const searched = search.trim().toLowerCase();
  return products.filter((product) =>
    [product.title, product.category, product.productCollection, ...categoryLabels(product)].some((text) =>
      text.toLowerCase().includes(searched),
    ),
  );
}
