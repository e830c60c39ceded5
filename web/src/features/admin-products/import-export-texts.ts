import type { Catalogue } from '#lib/language/language.ts';

import type { ImportProgress } from './state/product-import.ts';

const rows = (count: number) => `${count} ${count === 1 ? 'row' : 'rows'}`;
const products = (count: number) => `${count} ${count === 1 ? 'product' : 'products'}`;

/** 'a, b and c' of those that are not zero. */
function listJoined(parts: readonly [count: number, words: string][]): string {
  const said = parts.filter(([count]) => count > 0).map(([, words]) => words);
  const last = said.pop() ?? '';
  return said.length === 0 ? last : `${said.join(', ')} and ${last}`;
}

const en = {
  import: 'Import',
  export: 'Export',
  exporting: (count: number) => `${products(count)}…`,
  exportName: (day: string) => `products-${day}.csv`,
  importTitle: 'Import products',
  importHint:
    'A CSV file with the headings of the export. Nothing is written before you have seen what would come of it.',
  helpTitle: 'How rows are read',
  help: [
    'A row is about the product with its ID, else with its SKU, else with its title among those without a SKU. If the shop has none, it becomes a new one: the same file, or a corrected one, can be imported again.',
    'An empty cell changes nothing.',
    'Quantity is the opening stock of a new product. The stock of a product that is there stays: count it under Inventory.',
    'Fibre is written as Cotton 80; Silk 20. Marks of trust are not in the sheet: enter them when you edit the product.',
    'Pictures are not fetched from addresses in a sheet. Add them when you edit the product: choose or drop the files there.',
  ],
  file: 'Product sheet',
  noSheet: 'This file has no heading “Title”. Export the products to see how a sheet looks.',
  progress: (count: number) => `${rows(count)} so far…`,
  preview: ({ created, changed, unchanged, refused }: ImportProgress) =>
    `${listJoined([
      [created, `${products(created)} would be new`],
      [changed, `${products(changed)} would be changed`],
      [unchanged, `${products(unchanged)} would stay as they are`],
      [refused, `${rows(refused)} cannot be taken`],
    ])}.`,
  confirm: (count: number) => `Import ${products(count)}`,
  summary: ({ created, changed, unchanged, refused }: ImportProgress) =>
    `${listJoined([
      [created, `${products(created)} are new`],
      [changed, `${products(changed)} were changed`],
      [unchanged, `${products(unchanged)} stayed as they were`],
      [refused, `${rows(refused)} were not taken`],
    ])}.`,
  row: (row: number) => `Row ${row}:`,
  moreRows: (count: number) => `and ${count} more`,
  refusedRows: 'Rows that cannot be taken',
  otherRows: 'The other rows',
  results: { created: 'New', changed: 'Changes', unchanged: 'Unchanged' },
  changedCells: (columns: readonly string[]) => columns.join(', '),
  stop: 'Stop',
  close: 'Close',
};

export const importExportTexts: Catalogue<typeof en> = { en };
