import { findCategory, findCollection } from '@kargha/domain/catalogue/categories';
import type { Product } from '@kargha/domain/catalogue/product';

export function categoryLabels({ category, productCollection }: Product): [string, string] {
  return [
    findCategory(category)?.label ?? category,
    findCollection(category, productCollection)?.label ?? productCollection,
  ];
}

export function hasCollection({ productCollection }: Product): boolean {
  return productCollection !== '';
}

/** Matches title, category and collection, ignoring case (spec §2). */
export function filterProducts(products: readonly Product[], search: string): Product[] {
  const searched = search.trim().toLowerCase();
  return products.filter((product) =>
    [product.title, product.category, product.productCollection, ...categoryLabels(product)].some(
      (text) => text.toLowerCase().includes(searched),
    ),
  );
}
