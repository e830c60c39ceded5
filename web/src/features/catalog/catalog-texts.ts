import type { Catalogue } from '#lib/language/language.ts';

const en = {
  allTitle: 'Handwoven, all of it',
  allLead: 'Sarees, kurtas and cloth for the home, from the looms of the people who made them.',
  loading: 'Loading products...',
  failed: 'Failed to load products',
  tryAgain: 'Try Again',
  search: 'Search products',
  searchPlaceholder: 'Saree, ikat, Varanasi…',
  clearSearch: 'Clear search',
  category: 'Category',
  sort: 'Sort by',
  sorts: {
    'price-low': 'Price: Low to High',
    'price-high': 'Price: High to Low',
    newest: 'Newest First',
    popular: 'Most Popular',
  },
  listLabel: 'Products',
  shown: (shown: number, all: number) => `Showing ${shown} of ${all} products`,
  loadMore: (shown: number, all: number) => `Load More (${shown} of ${all})`,
  noneTitle: 'Nothing on the shelf matches',
  noneHint: 'Try fewer words, or look through everything we have.',
  showAll: 'Show all products',
  available: 'Available',
  outOfStock: 'Out of Stock',
  inStock: (count: number) => `${count} in stock`,
  soldOut: 'Sold out',
  wovenToOrder: 'Woven to order',
  youSave: (amount: string) => `You save ${amount}`,
  viewDetails: 'View Details',
  viewNamed: (name: string) => `View Details: ${name}`,
  description: 'Description',
  collection: 'Collection',
  notAvailable: 'N/A',
  sku: 'SKU',
  barcode: 'Barcode',
  close: 'Close',
  pictureOf: (index: number, count: number) => `Picture ${index} of ${count}`,
};

export const catalogTexts: Catalogue<typeof en> = { en };
export type CatalogTexts = typeof en;
