import { configuredAccess } from '@kargha/domain/catalogue/product-access';
import type { ProductBulkFilter } from '@kargha/domain/catalogue/product-bulk';
import { productEndpoints } from '@kargha/domain/catalogue/product-endpoints';
import type { StaffProduct } from '@kargha/domain/catalogue/product-sheet';
import type { EndpointRequest } from '@kargha/domain/api/endpoint';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';

import type { EditableProduct } from '../editor/state/product-form-values.ts';

/** The admin list asks for page 1 of 50, newest first (spec §7). */
const PER_PAGE = 50;

export interface ProductPage {
  products: StaffProduct[];
  total: number;
  /** cursor of the next page; null on the last page */
  next: string | null;
}

/** Returns one page of products, newest first. @throws ApiError */
export async function listProducts(
  filter: ProductBulkFilter,
  cursor: string | null,
): Promise<ProductPage> {
  const { products, total, nextCursor, costs } = await callStaffEndpoint(productEndpoints.list, {
    query: {
      limit: PER_PAGE,
      sortBy: 'createdAt',
      sortOrder: 'desc',
      costs: true,
      ...filter,
      ...(cursor === null ? { page: 1 } : { cursor }),
    },
  });
  const withCosts = products.map((product) => ({ ...product, ...costs?.[product._id] }));
  return { products: withCosts, total, next: nextCursor ?? null };
}

/** @throws ApiError 404 */
export async function findProduct(id: string): Promise<EditableProduct> {
  const { find } = productEndpoints;
  const { product, bulkTiers, costing } = await callStaffEndpoint(find, { params: { id } });
  // Older products lack these, and the form needs values.
  const missing = { productType: '', vendor: '', markets: [] };
  return { ...missing, ...product, ...configuredAccess(product), bulkTiers, costing };
}

type NewProduct = EndpointRequest<typeof productEndpoints.create>['body'];

/**
 * Creates one product per request id. @throws ApiError 409 `already_saved` when the request id already created a
 * different product
 */
export async function createProduct(body: NewProduct & { requestId: string }): Promise<void> {
  await callStaffEndpoint(productEndpoints.create, { body });
}

type ProductChanges = EndpointRequest<typeof productEndpoints.update>['body'];

/** Sends the changes with the version they are based on. @throws ApiError 409 `stale` */
export async function updateProduct(id: string, body: ProductChanges): Promise<void> {
  await callStaffEndpoint(productEndpoints.update, { params: { id }, body });
}

/** @throws ApiError 409 `in_open_orders` */
export async function deleteProduct(id: string): Promise<void> {
  await callStaffEndpoint(productEndpoints.remove, { params: { id } });
}
