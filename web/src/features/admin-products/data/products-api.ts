import type { ProductBulkFilter } from '@kargha/domain/catalogue/product-bulk';
import { readBulkTiers } from '@kargha/domain/catalogue/bulk-price';
import { configuredAccess } from '@kargha/domain/catalogue/product-access';
import { MARKETS, SALES_CHANNELS, type Product } from '@kargha/domain/catalogue/product';
import { isJsonObject, type JsonObject } from '#lib/server/api-client.ts';
import { productFrom } from '#lib/documents/product-document.ts';
import { storedFields, type StoredFields } from '#lib/documents/stored-fields.ts';
import { callStaffApi } from '#session/state/staff-api.ts';

import type { EditableProduct } from '../state/product-form-values.ts';

/** The admin list asks for page 1 of 50, newest first (spec §7). */
const PER_PAGE = 50;

export interface ProductPage {
  products: Product[];
  total: number;
  /** cursor of the next page; null on the last page */
  next: string | null;
}

/** Returns one page of products, newest first. @throws ApiError */
export async function listProducts(
  { status, search }: ProductBulkFilter,
  cursor: string | null,
): Promise<ProductPage> {
  const query = new URLSearchParams({
    limit: String(PER_PAGE),
    sortBy: 'createdAt',
    sortOrder: 'desc',
    ...(status !== '' && { status }),
    ...(search !== '' && { search }),
    ...(cursor === null ? { page: '1' } : { cursor }),
  });
  const body = await callStaffApi(`/products?${query.toString()}`);
  const { products, total, nextCursor } = body;
  return {
    products: Array.isArray(products) ? products.filter(isJsonObject).map(toProduct) : [],
    total: typeof total === 'number' ? total : 0,
    next: typeof nextCursor === 'string' ? nextCursor : null,
  };
}

/** @throws ApiError 404 */
export async function findProduct(id: string): Promise<EditableProduct> {
  const { product: body, bulkTiers } = await callStaffApi(productPath(id));
  const product = toProduct(isJsonObject(body) ? body : {});
  return { ...product, ...configuredAccess(product), bulkTiers: readBulkTiers(bulkTiers) };
}

function toProduct(body: JsonObject): Product {
  return { ...readProduct(body), ...staffFields(body) };
}

function staffFields(
  product: JsonObject,
): Pick<Product, 'productType' | 'vendor' | 'salesChannels' | 'markets' | 'offShelf'> {
  const fields = storedFields(product);
  const channels = fields.texts('salesChannels');
  const markets = fields.texts('markets');
  return {
    productType: fields.text('productType'),
    vendor: fields.text('vendor'),
    ...(fields.has('salesChannels') && {
      salesChannels: SALES_CHANNELS.filter((channel) => channels.includes(channel)),
    }),
    markets: MARKETS.filter((market) => markets.includes(market)),
    ...(fields.has('offShelf') && { offShelf: toAccess(fields.part('offShelf')) }),
  };
}

function toAccess(access: StoredFields) {
  return {
    restricted: access.flag('restricted', false),
    accessCodeId: access.text('accessCodeId') || null,
  };
}

/**
 * Creates one product per request id. @throws ApiError 409 `already_saved` when the request id already created a
 * different product
 */
export async function createProduct(input: { requestId: string }): Promise<void> {
  await callStaffApi('/products', { method: 'POST', body: input });
}

/** Sends the changes with the version they are based on. @throws ApiError 409 `stale` */
export async function updateProduct(id: string, changes: object): Promise<void> {
  await callStaffApi(productPath(id), { method: 'PUT', body: changes });
}

/** @throws ApiError 409 `in_open_orders` */
export async function deleteProduct(id: string): Promise<void> {
  await callStaffApi(productPath(id), { method: 'DELETE' });
}

function productPath(id: string): string {
  return `/products/${encodeURIComponent(id)}`;
}

function readProduct(body: JsonObject): Product {
  return productFrom(typeof body._id === 'string' ? body._id : '', body);
}
