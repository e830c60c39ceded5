import type { Catalogue } from '#lib/language/language.ts';

const en = {
  title: 'Search',
  label: 'Search pages, orders, products and customers',
  placeholder: 'Orders, KG-…, saree…',
  results: 'Results',
  pages: 'Pages',
  orders: 'Orders',
  products: 'Products',
  customers: 'Customers',
  found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  none: 'No results. Try an order number, a word from a product title or a customer’s name.',
  searching: 'Searching…',
  failed: 'We could not search orders, products and customers. Pages are still listed.',
  shortcutsTitle: 'Keyboard shortcuts',
  close: 'Close',
  key: 'Keys',
  does: 'Action',
  openPalette: 'Search pages, orders, products and customers',
  openHelp: 'Show keyboard shortcuts',
  then: 'then',
  goTo: (item: string) => `Go to ${item}`,
  moveInList: 'Move through the results',
  openChosen: 'Open the selected result',
  searchList: 'Search the list on this page',
  moveInRows: 'Next or previous row or order',
  tickRow: 'Select the row',
  bulkActions: 'Go to the actions for selected rows',
};

export const paletteTexts: Catalogue<typeof en> = { en };
