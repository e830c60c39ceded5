import { keyOf, type LineRef } from '@kargha/domain/shopping/line-ref';
import { lineTitle } from '@kargha/domain/shopping/line-title';
import { skuKey } from '@kargha/domain/shopping/quick-order';
import { inventoryEndpoints, type InventoryRow } from '@kargha/domain/stock/inventory-endpoints';
import { searchQuery } from '#lib/reading/use-search.ts';

import { productSearchTexts } from '../product-search-texts.ts';
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

/** Finds stock to order or to sell. See findStoredUnits for variants that are no longer sold. */
export const findStock = searchQuery('stock', async (search: string) =>
  (await stockOptions(search, ({ variants }) => variants)).map(withStock),
);

/** Finds stock to move, also of variants that are no longer sold. */
export const findStoredUnits = searchQuery('stored-units', (search: string) =>
  stockOptions(search, ({ variants, retired }) => [...variants, ...retired]),
);

/**
 * Like findProducts, with a result for each variant of a product whose variants have their own stock. What has exactly
 * this SKU comes first: Enter adds it.
 */
async function stockOptions(
  search: string,
  levelsOf: (row: InventoryRow) => InventoryRow['variants'],
): Promise<StockOption[]> {
  const { rows } = await callStaffEndpoint(inventoryEndpoints.list, { query: { search } });
  const found = rows.slice(0, MAX_RESULTS).flatMap((row): StockOption[] => {
    const product = productOption(row);
    const own = row.variants.length === 0 ? [{ ...product, productId: row.id }] : [];
    const levels = levelsOf(row).map(({ options, sku, available }) => ({
      ...product,
      // Several results are of one product.
      id: keyOf({ productId: row.id, options }),
      productId: row.id,
      label: lineTitle({ title: row.title, options }),
      detail: sku === '' ? product.detail : sku,
      options,
      available: row.isTracked ? available : null,
    }));
    return [...own, ...levels];
  });
  const sku = skuKey(search);
  const exact = found.filter(({ detail }) => skuKey(detail) === sku);
  return [...exact, ...found.filter((one) => !exact.includes(one))];
}

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

/** Its detail also says how many units are on sale. */
export function withStock<Found extends ProductOption>(found: Found): Found {
  if (found.available === null) return found;
  const details = [found.detail, productSearchTexts.en.inStock(found.available)];
  return { ...found, detail: details.filter((part) => part !== '').join(' · ') };
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
