import type { ProductBulkFilter } from '@kargha/domain/catalogue/product-bulk';
import type { Product } from '@kargha/domain/catalogue/product';
import type { ListPage } from '#lib/reading/use-pages.ts';

import { listProducts } from '../../data/products-api.ts';

/** Returns one page of matching products. Cursor '' starts. @throws ApiError */
export async function readProductPage(
  filter: ProductBulkFilter,
  cursor: string,
): Promise<ListPage<Product>> {
  const { products, total, next } = await listProducts(filter, cursor || null);
  return { rows: products, nextCursor: next, total };
}
