export interface Collection {
  value: string;
  label: string;
}

export interface Category {
  value: string;
  label: string;
  collections: readonly Collection[];
}

export interface CategoryFilter {
  value: string;
  label: string;
  collections: readonly string[];
}

/** The selection in the address of /products: a filter, a category or a collection. */
export type CategorySelection = CategoryFilter;

const toCollection = (label: string): Collection => ({
  value: label.toLowerCase().replaceAll(' ', '-'),
  label,
});

/** The one taxonomy of the shop. All other lists derive from it. */
export const CATEGORIES: readonly Category[] = [
  { value: 'men', label: 'Men', collections: ['Kurtas', 'Shirts', 'Dhotis'].map(toCollection) },
  {
    value: 'women',
    label: 'Women',
    collections: ['Saree', 'Short Kurti', 'Long Kurtis', 'Lehangas', 'Dupattas'].map(toCollection),
  },
  {
    value: 'living',
    label: 'Living',
    collections: ['Bedsheets', 'Curtains', 'Doormats', 'Handkies'].map(toCollection),
  },
  {
    value: 'others',
    label: 'Others',
    collections: ['Accessories', 'Bags', 'Jewelry', 'Home Decor'].map(toCollection),
  },
];

const ALL: CategoryFilter = { value: 'all', label: 'All Categories', collections: [] };

/** The category select of the storefront. Stoles are sold as accessories, kurtis are kurtas. */
export const CATEGORY_FILTERS: readonly CategoryFilter[] = [
  ALL,
  { value: 'sarees', label: 'Sarees', collections: ['saree'] },
  { value: 'dupatta', label: 'Dupatta', collections: ['dupattas'] },
  { value: 'kurta', label: 'Kurta', collections: ['kurtas', 'short-kurti', 'long-kurtis'] },
  { value: 'stole', label: 'Stole', collections: ['accessories'] },
  {
    value: 'home-decor',
    label: 'Home Decor',
    collections: ['home-decor', 'bedsheets', 'curtains', 'doormats'],
  },
];

const NAVIGATION_ORDER: Record<string, readonly string[]> = {
  men: ['shirts', 'kurtas', 'dhotis'],
  women: ['saree', 'short-kurti', 'long-kurtis', 'lehangas', 'dupattas'],
  living: ['bedsheets', 'curtains', 'doormats', 'handkies'],
  others: ['bags', 'jewelry', 'accessories', 'home-decor'],
};

/** The navigation bar has its own order of collections. */
export const NAVIGATION: readonly Category[] = Object.entries(NAVIGATION_ORDER).map(
  ([value, collections]) => ({
    value,
    label: findCategory(value)?.label ?? value,
    collections: collections.flatMap((collection) => findCollection(value, collection) ?? []),
  }),
);

export function findCategory(value: string): Category | undefined {
  return CATEGORIES.find((category) => category.value === value);
}

export function findCollection(category: string, collection: string): Collection | undefined {
  return findCategory(category)?.collections.find(({ value }) => value === collection);
}

/**
 * Reads `?category=…&collection=…`. A category may be a filter, category or collection value; a collection narrows
 * the category it belongs to. Unknown values select everything.
 */
export function selectCategory(category: QueryValue, collection?: QueryValue): CategorySelection {
  const toCollection = resolveCategory(category);
  const narrowed = byCollection(normalise(collection));
  return narrowed && hasCollection(toCollection, narrowed) ? narrowed : toCollection;
}

/** True when the category does not have the collection, so that no product can match. */
export function isMismatched(category: QueryValue, collection: QueryValue): boolean {
  const narrowed = byCollection(normalise(collection));
  return narrowed !== undefined && !hasCollection(resolveCategory(category), narrowed);
}

export function categoryPath(category: string, collection?: string): string {
  const query = new Array<string>();
  if (category !== ALL.value) query.push(`category=${encodeURIComponent(category)}`);
  if (collection) query.push(`collection=${encodeURIComponent(collection)}`);
  return query.length === 0 ? '/products' : `/products?${query.join('&')}`;
}

type QueryValue = string | null | undefined;

function normalise(value: QueryValue): string {
  return value?.trim().toLowerCase() ?? '';
}

function resolveCategory(category: QueryValue): CategorySelection {
  const key = normalise(category);
  return byFilter(key) ?? byCategory(key) ?? byCollection(key) ?? ALL;
}

function hasCollection({ collections }: CategorySelection, { value }: CategorySelection): boolean {
  return collections.length === 0 || collections.includes(value);
}

function byFilter(value: string): CategorySelection | undefined {
  return CATEGORY_FILTERS.find((filter) => filter.value === value);
}

function byCategory(value: string): CategorySelection | undefined {
  const category = findCategory(value);
  return category && { ...category, collections: category.collections.map((one) => one.value) };
}

function byCollection(value: string): CategorySelection | undefined {
  const collection = anyCollection(value);
  return collection && { ...collection, collections: [collection.value] };
}

function anyCollection(value: string): Collection | undefined {
  return CATEGORIES.flatMap((category) => category.collections).find((one) => one.value === value);
}
