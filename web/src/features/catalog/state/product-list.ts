import type { CategorySelection } from '@kargha/domain/categories';
import type { Product } from '@kargha/domain/product';

export const SORTS = ['newest', 'popular', 'price-low', 'price-high'] as const;
export type Sort = (typeof SORTS)[number];

/** What the shopper asked the list for. */
export interface ListQuery {
  category: CategorySelection;
  search: string;
  sort: Sort;
}

/** The products that answer `query`, in its order. */
export function selectProducts(products: readonly Product[], query: ListQuery): Product[] {
  const { collections } = query.category;
  const words = wordsOf(query.search);
  return products
    .filter(
      (product) => collections.length === 0 || collections.includes(product.productCollection),
    )
    .filter((product) => words.length === 0 || hasWords(product, words))
    .sort(ORDERS[query.sort]);
}

const ORDERS: Record<Sort, (one: Product, other: Product) => number> = {
  newest: (one, other) => other.createdAt.getTime() - one.createdAt.getTime(),
  popular: (one, other) => other.soldScore - one.soldScore || ORDERS.newest(one, other),
  'price-low': (one, other) => one.price - other.price,
  'price-high': (one, other) => other.price - one.price,
};

/** Every word must begin some word of the product. */
function hasWords(product: Product, wanted: readonly string[]): boolean {
  const said = wordsOf(
    [
      product.title,
      product.category,
      product.productCollection,
      product.provenance?.craft,
      product.provenance?.weave,
      product.provenance?.cluster,
      product.provenance?.state,
      ...product.tags,
      ...product.searchTokens,
    ].join(' '),
  );
  return wanted.every((word) => said.some((candidate) => candidate.startsWith(word)));
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '');
}
