import type { Catalogue } from '#lib/language/language.ts';

import type { ImportProgress } from './state/product-import.ts';

const rows = (count: number) => `${count} ${count === 1 ? 'row' : 'rows'}`;
const products = (count: number) => `${count} ${count === 1 ? 'product' : 'products'}`;

/** 'a, b and c' of those that are not zero. */
function listed(parts: readonly [count: number, words: string][]): string {
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
    'A CSV file with the headings of the export. Rows with an ID change that product, the others become new ones. Nothing is written before you have seen what would come of it.',
  file: 'Product sheet',
  noSheet: 'This file has no heading “Title”. Export the products to see how a sheet looks.',
  underWay: (count: number) => `${rows(count)} so far…`,
  tried: ({ created, changed, refused }: ImportProgress) =>
    `${listed([
      [created, `${products(created)} would be new`],
      [changed, `${products(changed)} would be changed`],
      [refused, `${rows(refused)} cannot be taken`],
    ])}.`,
  bring: (count: number) => `Import ${products(count)}`,
  brought: ({ created, changed, before, refused }: ImportProgress) =>
    `${listed([
      [created, `${products(created)} are new`],
      [changed, `${products(changed)} were changed`],
      [before, `${rows(before)} had been imported before`],
      [refused, `${rows(refused)} were not taken`],
    ])}.`,
  row: (row: number) => `Row ${row}:`,
  moreProblems: (count: number) => `and ${count} more`,
  stop: 'Stop',
  close: 'Close',
};

export const sheetTexts: Catalogue<typeof en> = { en };
