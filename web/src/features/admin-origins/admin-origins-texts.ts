import type { Catalogue } from '#lib/language/language.ts';

const en = {
  title: 'Makers and places',
  subtitle: 'Each maker, place and weave that your products name has a page in the shop.',
  search: 'Search makers, places and weaves',
  views: 'Kind',
  all: 'All',
  kinds: { artisan: 'Maker', cluster: 'Place', weave: 'Weave' },
  empty: 'No product names its maker or place',
  emptyHint: 'Enter the maker and the place under Origin of a product.',
  none: 'Nothing matches',
  columns: { name: 'Name', kind: 'Kind', products: 'Products', text: 'Text' },
  written: { both: 'English and Hindi', english: 'English', hindi: 'Hindi', none: 'None yet' },
  loading: 'Loading makers and places…',
  failed: 'Failed to load makers and places',
  loadingOne: 'Loading the page…',
  failedOne: 'Failed to load the page',
  viewInShop: 'View in shop',
  about: 'What the page says',
  nameHint: (products: number) =>
    `The name and the ${products === 1 ? 'product' : `${products} products`} come from the products.`,
  nameHindi: 'Name in Hindi',
  text: 'Text',
  textHindi: 'Text in Hindi',
  textHint: 'An empty line starts a new paragraph.',
  optional: '(optional)',
  saved: 'Page saved',
};

export const adminOriginsTexts: Catalogue<typeof en> = { en };
