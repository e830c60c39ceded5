import type { Catalogue } from '#lib/language/language.ts';

import type { ImportProgress } from './import-export/state/product-import.ts';

const rows = (count: number) => `${count} ${count === 1 ? 'row' : 'rows'}`;
const products = (count: number) => `${count} ${count === 1 ? 'product' : 'products'}`;

/** Joins the parts whose count is not zero: 'a, b and c'. */
function joinNonZero(parts: readonly [count: number, label: string][]): string {
  const nonZero = parts.filter(([count]) => count > 0).map(([, label]) => label);
  const last = nonZero.pop() ?? '';
  return nonZero.length === 0 ? last : `${nonZero.join(', ')} and ${last}`;
}

const en = {
  import: 'Import',
  exportName: (day: string) => `products-${day}.csv`,
  title: 'Import products',
  hint: 'Choose a CSV file with the same columns as the export. You review the changes before anything is saved.',
  helpTitle: 'How rows are matched',
  help: [
    'A row updates the product with its ID, otherwise its SKU, otherwise its title if the product has no SKU. If none matches, the row creates a product. You can import the same file again, also after corrections.',
    'An empty cell changes nothing.',
    'Quantity sets the opening stock of a new product. The stock of existing products does not change: adjust it under Inventory.',
    'Write options as Size=S|M and their variants as Size=S: quantity 4, SKU KURTA-S; Size=M: quantity 2. A variant that you leave out is no longer sold, if it has no stock and no open orders.',
    'Write fibres as Cotton 80; Silk 20. Trust marks are not in the sheet: add them when you edit the product.',
    'Pictures are not imported from links. Add the files when you edit the product.',
  ],
  file: 'Product sheet',
  noSheet: 'This file has no “Title” column. Export your products to see the format.',
  progress: (count: number) => `${rows(count)} processed…`,
  preview: ({ created, changed, unchanged, refused }: ImportProgress) =>
    `${joinNonZero([
      [created, `${products(created)} to create`],
      [changed, `${products(changed)} to update`],
      [unchanged, `${products(unchanged)} unchanged`],
      [refused, `${rows(refused)} with errors`],
    ])}.`,
  confirm: (count: number) => `Import ${products(count)}`,
  summary: ({ created, changed, unchanged, refused }: ImportProgress) =>
    `${joinNonZero([
      [created, `${products(created)} created`],
      [changed, `${products(changed)} updated`],
      [unchanged, `${products(unchanged)} unchanged`],
      [refused, `${rows(refused)} skipped`],
    ])}.`,
  row: (row: number) => `Row ${row}:`,
  moreRows: (count: number) => `and ${count} more`,
  refusedRows: 'Rows with errors',
  otherRows: 'Other rows',
  results: { created: 'New', changed: 'Updated', unchanged: 'Unchanged' },
  changedCells: (columns: readonly string[]) => columns.join(', '),
  stop: 'Stop',
  close: 'Close',
};

export const importExportTexts: Catalogue<typeof en> = { en };
