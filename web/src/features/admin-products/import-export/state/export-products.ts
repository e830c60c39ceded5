import type { ProductBulkFilter } from '@kargha/domain/catalogue/product-bulk';
import type { Product } from '@kargha/domain/catalogue/product';
import { productToRow, SHEET_COLUMNS } from '@kargha/domain/catalogue/product-sheet';
import { csvText, LINE_END } from '@kargha/domain/records/csv';
import { iteratePages } from '#lib/reading/iterate-pages.ts';

import { readProductPage } from '../../list/state/read-product-page.ts';

/**
 * Returns the matching products as a CSV sheet that can be edited and imported, plus the `extraProducts` that do
 * not match. `onProgress` receives the number of products so far. @throws ApiError
 */
export async function exportProducts(
  filter: ProductBulkFilter,
  onProgress: (count: number) => void,
  extraProducts: readonly Product[] = [],
): Promise<string> {
  const parts = [csvText([SHEET_COLUMNS])];
  const seen = new Set<string>();
  const add = (products: readonly Product[]) => {
    const unseen = products.filter(({ _id }) => !seen.has(_id));
    unseen.forEach(({ _id }) => seen.add(_id));
    if (unseen.length > 0) parts.push(csvText(unseen.map(productToRow)));
  };
  for await (const products of iteratePages((cursor) => readProductPage(filter, cursor))) {
    add(products);
    onProgress(seen.size);
  }
  add(extraProducts);
  return parts.join(LINE_END);
}

export function toProductSheet(products: readonly Product[]): string {
  return csvText([SHEET_COLUMNS, ...products.map(productToRow)]);
}
