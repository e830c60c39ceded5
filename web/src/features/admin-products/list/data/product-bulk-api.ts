import { collectionEndpoints } from '@kargha/domain/catalogue/collection-endpoints';
import type { ProductBulkChange, ProductBulkFilter } from '@kargha/domain/catalogue/product-bulk';
import {
  productBulkEndpoints,
  type ProductBulkProgress,
  type ProductOutcome,
} from '@kargha/domain/catalogue/product-bulk-endpoints';
import { readAllPages } from '#lib/reading/iterate-pages.ts';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';

/** Returns how many products match a filter, and the time of the count. @throws ApiError */
export function countProducts(filter: ProductBulkFilter): Promise<{ count: number; until: Date }> {
  return callStaffEndpoint(productBulkEndpoints.count, { query: { ...filter } });
}

export async function changeSelectedProducts(
  body: ProductBulkChange & { ids: readonly string[] },
): Promise<ProductOutcome[]> {
  return (await callStaffEndpoint(productBulkEndpoints.changeSelected, { body })).outcomes;
}

/** Changes the next products that match a filter. Cursor '' starts. @throws ApiError */
export function runBulkStep(
  body: ProductBulkChange & { filter: ProductBulkFilter; until: Date; cursor: string },
): Promise<ProductBulkProgress> {
  return callStaffEndpoint(productBulkEndpoints.step, { body });
}

/** Returns the manual collections, sorted by title. @throws ApiError */
export async function listManualCollections(): Promise<{ slug: string; title: string }[]> {
  const collections = await readAllPages((cursor) =>
    callStaffEndpoint(collectionEndpoints.list, { query: { cursor } }),
  );
  return collections.filter(({ kind }) => kind === 'manual');
}
