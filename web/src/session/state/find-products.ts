import { keyOf, type LineRef } from '@kargha/domain/shopping/line-ref';
import { lineTitle } from '@kargha/domain/shopping/line-title';
import { skuKey } from '@kargha/domain/shopping/quick-order';
import { inventoryEndpoints, type InventoryRow } from '@kargha/domain/stock/inventory-endpoints';
import { searchQuery } from '#lib/reading/use-search.ts';

import { callStaffEndpoint } from './staff-endpoint.ts';

export interface ProductOption {
  id: string;
  label: string;
  detail: string;
  isActive: boolean;
  /** units on sale; null when stock is not tracked */
  available: number | null;
}

const MAX_RESULTS = 8;

/** A product or one of its variants: what has its own stock. */
export interface StockOption extends ProductOption, LineRef {}

/**
 * Like findProducts, with a result for each variant of a product whose variants have their own stock. What has exactly
 * this SKU comes first: Enter adds it.
 */
export const findStock = searchQuery('stock', async (search: string): Promise<StockOption[]> => {
  const { rows } = await callStaffEndpoint(inventoryEndpoints.list, { query: { search } });
  const found = rows.slice(0, MAX_RESULTS).flatMap((row): StockOption[] => {
    const product = productOption(row);
    if (row.variants.length === 0) return [{ ...product, productId: row.id }];
    return row.variants.map(({ options, sku, available }) => ({
      ...product,
      // Several results are of one product.
      id: keyOf({ productId: row.id, options }),
      productId: row.id,
      label: lineTitle({ title: row.title, options }),
      detail: sku === '' ? product.detail : sku,
      options,
      available: row.isTracked ? available : null,
    }));
  });
  const sku = skuKey(search);
  const exact = found.filter(({ detail }) => skuKey(detail) === sku);
  return [...exact, ...found.filter((one) => !exact.includes(one))];
});

/** Searches title, SKU and tags. */
export const findProducts = searchQuery('products', async (search: string) =>
  (await searchProducts(search)).slice(0, MAX_RESULTS),
);

/** @throws ApiError */
export async function findActiveProducts(search: string): Promise<ProductOption[]> {
  return (await searchProducts(search)).filter(({ isActive }) => isActive).slice(0, MAX_RESULTS);
}

async function searchProducts(search: string): Promise<ProductOption[]> {
  const { rows } = await callStaffEndpoint(inventoryEndpoints.list, { query: { search } });
  return rows.map(productOption);
}

function productOption({ id, title, sku, status, isTracked, available }: InventoryRow) {
  return {
    id,
    label: title,
    detail: sku,
    isActive: status === 'active',
    available: isTracked ? available : null,
  };
}
