import type { StockAdjustment } from '@kargha/domain/stock/inventory';
import {
  inventoryEndpoints,
  type InventoryRow,
  type InventoryTotals,
  type StockHistoryRow,
} from '@kargha/domain/stock/inventory-endpoints';
import type { ListPage } from '#lib/reading/use-pages.ts';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';

export function listInventory(
  filter: { filter: string; search: string },
  cursor: string,
): Promise<ListPage<InventoryRow>> {
  return callStaffEndpoint(inventoryEndpoints.list, { query: { ...filter, cursor } });
}

export async function readTotals(): Promise<InventoryTotals> {
  return (await callStaffEndpoint(inventoryEndpoints.totals, {})).totals;
}

/** Adds a difference to the stock. @throws ApiError 409 `below_zero` when too few pieces are left */
export async function adjustStock(id: string, body: StockAdjustment): Promise<InventoryRow> {
  return (await callStaffEndpoint(inventoryEndpoints.adjust, { params: { id }, body })).product;
}

/** Returns one page of a product's stock history, newest first. */
export function listMovements(id: string, cursor: string): Promise<ListPage<StockHistoryRow>> {
  return callStaffEndpoint(inventoryEndpoints.movements, { params: { id }, query: { cursor } });
}
