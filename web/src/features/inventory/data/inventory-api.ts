import type {
  InventoryRow,
  InventoryTotals,
  StockAdjustment,
  StockHistoryRow,
} from '@kargha/domain/stock/inventory';
import { PRODUCT_STATUSES } from '@kargha/domain/catalogue/product';
import { MOVEMENT_REASONS } from '@kargha/domain/stock/stock';
import { storedFields, type StoredFields } from '#lib/documents/stored-fields.ts';
import type { ListPage } from '#lib/reading/use-pages.ts';
import { callStaffApi, buildQuery } from '#session/state/staff-api.ts';

export async function listInventory(
  filter: { filter: string; search: string },
  cursor: string,
): Promise<ListPage<InventoryRow>> {
  const answer = storedFields(
    await callStaffApi(`/inventory?${buildQuery({ ...filter, cursor })}`),
  );
  return {
    rows: answer.parts('rows').map(inventoryRow),
    nextCursor: answer.text('nextCursor') || null,
  };
}

export async function readTotals(): Promise<InventoryTotals> {
  const totals = storedFields(await callStaffApi('/inventory/totals')).part('totals');
  return {
    products: totals.number('products'),
    lowStock: totals.number('lowStock'),
    outOfStock: totals.number('outOfStock'),
    value: totals.number('value'),
  };
}

/** Adds a difference to the stock. @throws ApiError 409 `below_zero` when too few pieces are left */
export async function adjustStock(
  productId: string,
  adjustment: StockAdjustment,
): Promise<InventoryRow> {
  const answer = await callStaffApi(`/inventory/${encodeURIComponent(productId)}/adjust`, {
    method: 'POST',
    body: adjustment,
  });
  return inventoryRow(storedFields(answer).part('product'));
}

/** Returns one page of a product's stock history, newest first. */
export async function listMovements(
  productId: string,
  cursor: string,
): Promise<ListPage<StockHistoryRow>> {
  const path = `/inventory/${encodeURIComponent(productId)}/movements`;
  const answer = storedFields(await callStaffApi(`${path}?${buildQuery({ cursor })}`));
  return {
    rows: answer.parts('rows').map(historyRow),
    nextCursor: answer.text('nextCursor') || null,
  };
}

function inventoryRow(fields: StoredFields): InventoryRow {
  return {
    id: fields.text('id'),
    title: fields.text('title'),
    sku: fields.text('sku'),
    status: fields.choice('status', PRODUCT_STATUSES),
    isTracked: fields.flag('isTracked', true),
    available: fields.number('available'),
    committed: fields.number('committed'),
    onHand: fields.number('onHand'),
  };
}

function historyRow(fields: StoredFields): StockHistoryRow {
  return {
    id: fields.text('id'),
    reason: fields.choice('reason', MOVEMENT_REASONS),
    quantityDelta: fields.number('quantityDelta'),
    committedDelta: fields.number('committedDelta'),
    orderId: fields.text('orderId') || null,
    note: fields.text('note'),
    source: fields.text('source'),
    by: fields.text('by'),
    at: fields.text('at'),
  };
}
