import type { Catalogue } from '#lib/language/language.ts';

const en = {
  title: 'Find',
  label: 'Find a place, an order or a product',
  placeholder: 'Orders, KG-…, saree…',
  results: 'Results',
  pages: 'Pages',
  orders: 'Orders',
  products: 'Products',
  found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  none: 'Nothing found. Try the number of an order or a word of a title.',
  searching: 'Searching…',
  failed: 'The search did not work. Places are still found.',
  shortcutsTitle: 'Keyboard shortcuts',
  close: 'Close',
  key: 'Keys',
  does: 'What they do',
  openPalette: 'Find a place, an order or a product',
  openHelp: 'Show these shortcuts',
  then: 'then',
  goTo: (item: string) => `Go to ${item}`,
  moveInList: 'Choose in the list of results',
  openChosen: 'Open what is chosen',
  searchList: 'Search in the list of the page',
  moveInRows: 'Next row of the list, and the one before',
};

export const paletteTexts: Catalogue<typeof en> = { en };
