import type { Product } from '@kargha/domain/catalogue/product';
import type { ListPage } from '#lib/reading/use-pages.ts';

import { listProducts } from '../data/products-api.ts';
import type { ProductFilter } from './filter-products.ts';

/** Returns one page of matching products. Cursor '' starts. @throws ApiError */
export async function readProductPage(
  filter: ProductFilter,
  cursor: string,
): Promise<ListPage<Product>> {
  const { products, next } = await listProducts(filter, cursor || null);
  return { rows: products, nextCursor: next };
}
