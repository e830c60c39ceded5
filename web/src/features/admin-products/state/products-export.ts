import { rowOfProduct, SHEET_COLUMNS } from '@kargha/domain/product-sheet';
import { csvText } from '#lib/csv.ts';

import { listProducts } from '../data/products-api.ts';

/**
 * All products as a sheet that can be changed and imported again, page by page; `onProgress` hears how many there are
 * so far. Null once `isStopped` says so. @throws ApiError
 */
export async function productSheet(
  onProgress: (count: number) => void,
  isStopped: () => boolean,
): Promise<string | null> {
  const rows: string[][] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof listProducts>> = await listProducts(cursor);
    rows.push(...page.products.map(rowOfProduct));
    onProgress(rows.length);
    cursor = page.next;
  } while (cursor !== null && !isStopped());
  return isStopped() ? null : csvText([SHEET_COLUMNS, ...rows]);
}
