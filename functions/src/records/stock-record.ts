import { COLLECTIONS } from '@kargha/domain/records/collections';
import type { OrderLine } from '@kargha/domain/orders/order';
import {
  movementId,
  restock,
  stockMovementSchema,
  type StockChange,
  type StockMovement,
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
 * Applies a change to all tracked products of an order and writes a ledger row for each. Rows are created, never
 * overwritten: repeating a change makes the transaction fail.
 */
export function changeStock(
  transaction: Transaction,
  lines: readonly Pick<OrderLine, 'productId' | 'held'>[],
  change: (quantity: number) => StockChange,
  cause: StockCause,
): void {
  const items = byProduct(lines.map(({ productId, held: quantity }) => ({ productId, quantity })));
  for (const { productId, quantity: held } of items) {
    if (held < 1) continue;
    const movement = change(held);
    moveProduct(transaction, productId, movement, cause.at);
    writeMovement(transaction, movementId(cause.orderId, movement.reason, productId, cause.round), {
      ...movement,
      productId,
      orderId: cause.orderId,
      by: cause.by,
      at: cause.at,
    });
  }
}

/** The cause of a restock. Its ID names the ledger rows. */
export interface RestockCause {
  id: string;
  orderId: string;
  by: string;
  at: Date;
}

interface StockItem {
  productId: string;
  quantity: number;
}

/** Adds up lines per product: stock does not depend on options. */
function byProduct(lines: readonly StockItem[]): StockItem[] {
  const totals = new Map<string, number>();
  for (const { productId, quantity } of lines) {
    totals.set(productId, (totals.get(productId) ?? 0) + quantity);
  }
  return Array.from(totals, ([productId, quantity]) => ({ productId, quantity }));
}

export async function existingProducts(
  transaction: Transaction,
  lines: readonly StockItem[],
): Promise<StockItem[]> {
  const items = byProduct(lines);
  if (items.length === 0) return [];
  const found = await transaction.getAll(...items.map(({ productId }) => productRef(productId)));
  return items.filter((_, place) => found[place]?.exists === true);
}

/** Adds returned items to stock, once per cause. */
export function restockItems(
  transaction: Transaction,
  items: readonly StockItem[],
  { id, orderId, by, at }: RestockCause,
): void {
  for (const { productId, quantity } of byProduct(items)) {
    if (quantity < 1) continue;
    const movement = restock(quantity);
    moveProduct(transaction, productId, movement, at);
    writeMovement(transaction, movementId(id, movement.reason, productId), {
      ...movement,
      productId,
      orderId,
      by,
      at,
    });
  }
}

export function writeMovement(transaction: Transaction, id: string, movement: StockMovement): void {
  transaction.create(movementRef(id), movement);
}

/** The caller must write the ledger row as well. */
export function moveProduct(
  transaction: Transaction,
  id: string,
  change: StockChange,
  at: Date,
): void {
  transaction.update(productRef(id), {
    quantity: FieldValue.increment(change.quantityDelta),
    committed: FieldValue.increment(change.committedDelta),
    stockMovedAt: at,
  });
}
