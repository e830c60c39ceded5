import { COLLECTIONS } from '@kargha/domain/records/collections';
import type { OrderLine } from '@kargha/domain/orders/order';
import {
  movementId,
  restock,
  stockMovementSchema,
  unitKey,
  type StockChange,
  type StockMovement,
  type StockUnit,
} from '@kargha/domain/stock/stock';

import { FieldValue, type Transaction } from '../platform/firestore.ts';
import { productRef } from './product-record.ts';
import { storedDocuments } from './stored-documents.ts';

export const {
  ref: movementRef,
  query: stockMovements,
  read: readMovement,
  readOrSkip: readMovementOrSkip,
} = storedDocuments({ collection: COLLECTIONS.stockMovements, schema: stockMovementSchema });

export interface StockCause {
  orderId: string;
  /** counts the order's reservations, or names a change */
  round: number | string;
  by: string;
  at: Date;
}

/**
 * Applies a change to all tracked lines of an order and writes a ledger row for each stock unit. Rows are created,
 * never overwritten: repeating a change makes the transaction fail.
 */
export function changeStock(
  transaction: Transaction,
  lines: readonly Pick<OrderLine, 'productId' | 'variantId' | 'held'>[],
  change: (quantity: number) => StockChange,
  { orderId, round, by, at }: StockCause,
): void {
  const items = byUnit(lines.map(({ held: quantity, ...line }) => ({ ...line, quantity })));
  moveUnits(transaction, items, change, (unit, { reason }) => ({
    id: movementId(orderId, reason, unit, round),
    orderId,
    by,
    at,
  }));
}

/** The cause of a restock. Its ID names the ledger rows. */
export interface RestockCause {
  id: string;
  orderId: string;
  by: string;
  at: Date;
}

export interface StockItem extends StockUnit {
  quantity: number;
}

/** Adds up items of the same stock unit. */
export function byUnit(items: readonly StockItem[]): StockItem[] {
  const totals = new Map<string, StockItem>();
  for (const { productId, variantId, quantity } of items) {
    const key = unitKey({ productId, variantId });
    const before = totals.get(key)?.quantity ?? 0;
    totals.set(key, { productId, ...(variantId && { variantId }), quantity: before + quantity });
  }
  return [...totals.values()];
}

/** Items of products that still exist. A combination of a product is never deleted. */
export async function existingProducts(
  transaction: Transaction,
  lines: readonly StockItem[],
): Promise<StockItem[]> {
  const items = byUnit(lines);
  if (items.length === 0) return [];
  const ids = [...new Set(items.map(({ productId }) => productId))];
  const found = await transaction.getAll(...ids.map((id) => productRef(id)));
  const existing = new Set(found.filter(({ exists }) => exists).map(({ id }) => id));
  return items.filter(({ productId }) => existing.has(productId));
}

/** Adds returned items to stock, once per cause. */
export function restockItems(
  transaction: Transaction,
  items: readonly StockItem[],
  { id, orderId, by, at }: RestockCause,
): void {
  moveUnits(transaction, byUnit(items), restock, (unit, { reason }) => ({
    id: movementId(id, reason, unit),
    orderId,
    by,
    at,
  }));
}

export function writeMovement(transaction: Transaction, id: string, movement: StockMovement): void {
  transaction.create(movementRef(id), movement);
}

/** The cause in a ledger row, and the row's ID. */
type RowOf = (
  unit: StockUnit,
  change: StockChange,
) => Omit<StockMovement, keyof StockChange | keyof StockUnit> & { id: string };

/** Moves each item and writes its ledger row. Empty items do not move. Each item must be another stock unit. */
export function moveUnits(
  transaction: Transaction,
  items: readonly StockItem[],
  change: (quantity: number) => StockChange,
  rowOf: RowOf,
): void {
  for (const { productId, variantId, quantity } of items) {
    if (quantity < 1) continue;
    const unit = { productId, ...(variantId !== undefined && { variantId }) };
    const movement = change(quantity);
    const { id, ...cause } = rowOf(unit, movement);
    moveUnit(transaction, unit, movement, cause.at);
    writeMovement(transaction, id, { ...movement, ...unit, ...cause });
  }
}

/** The caller must write the ledger row as well. A product's stock is the sum of its combinations. */
export function moveUnit(
  transaction: Transaction,
  { productId, variantId }: StockUnit,
  change: StockChange,
  at: Date,
): void {
  const quantity = FieldValue.increment(change.quantityDelta);
  const committed = FieldValue.increment(change.committedDelta);
  transaction.update(productRef(productId), {
    quantity,
    committed,
    stockMovedAt: at,
    ...(variantId && {
      [`combinations.${variantId}.quantity`]: quantity,
      [`combinations.${variantId}.committed`]: committed,
    }),
  });
}
