import type { Product } from '@kargha/domain/catalogue/product';
import { productToRow, SHEET_COLUMNS } from '@kargha/domain/catalogue/product-sheet';
import { csvText, LINE_END } from '#lib/files/csv.ts';
import { iteratePages } from '#lib/reading/iterate-pages.ts';

import type { ProductFilter } from './filter-products.ts';
import { readProductPage } from './read-product-page.ts';

/**
 * The products of a filter as a sheet that can be changed and imported again, page by page, and those of `besides` that
 * are not among them; `onProgress` hears how many there are so far. Of a page only its lines are kept. @throws ApiError
 */
export async function exportProducts(
  filter: ProductFilter,
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

/** These products as the same sheet. */
export function toProductSheet(products: readonly Product[]): string {
  return csvText([SHEET_COLUMNS, ...products.map(productToRow)]);
}
