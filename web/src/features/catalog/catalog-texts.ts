import type { Catalogue } from '#lib/language/language.ts';

const en = {
  resultsTitle: (words: string) => `Results for “${words}”`,
  allLead: 'Sarees, kurtas and home textiles, handwoven across India.',
  loading: 'Loading products...',
  failed: 'Failed to load products',
  search: 'Search products',
  searchPlaceholder: 'Saree, ikat, Varanasi…',
  category: 'Category',
  sort: 'Sort by',
  sorts: {
    best: 'Best match',
    'price-low': 'Price: low to high',
    'price-high': 'Price: high to low',
    newest: 'Newest first',
    popular: 'Most popular',
    rating: 'Top rated',
  },
  listLabel: 'Products',
  shown: (shown: number, all: number) => {
    if (shown < all) return `Showing ${shown} of ${all} products`;
    return all === 1 ? 'Showing 1 product' : `Showing all ${all} products`;
  },
  shownOfMany: (shown: number) => `Showing the first ${shown} products`,
  loadMore: (shown: number, all: number | undefined) =>
    all === undefined ? 'Load More' : `Load More (${shown} of ${all})`,
  filters: 'Filters',
  filtersChosen: (count: number) => `Filters (${count})`,
  closeFilters: 'Close filters',
  showProducts: (count: number) => (count === 1 ? 'Show 1 product' : `Show ${count} products`),
  clearAll: 'Clear all',
  chosenFilters: 'Selected filters',
  removeFilter: (name: string) => `Remove filter: ${name}`,
  moreValues: (count: number) => `Show ${count} more`,
  facets: {
    fabric: 'Fabric',
    weave: 'Weave',
    region: 'Region',
    cluster: 'Place',
    artisan: 'Maker',
    colour: 'Colour',
    size: 'Size in stock',
    price: 'Price',
    available: 'Availability',
    country: 'Country of origin',
  },
  availabilities: { 'in-stock': 'In stock', 'to-order': 'Made to order', 'sold-out': 'Sold out' },
  priceBelow: (below: string) => `Under ${below}`,
  priceBetween: (from: string, below: string) => `${from} to ${below}`,
  priceFrom: (from: string) => `${from} and above`,
  noResultsTitle: 'No products found',
  noResultsHint: 'Try a different search or remove some filters.',
  showAll: 'Show all products',
  close: 'Close',
};

export const catalogTexts: Catalogue<typeof en> = { en };
export type CatalogTexts = typeof en;
