import { COLLECTIONS } from '@kargha/domain/records/collections';
import type { OrderLine } from '@kargha/domain/orders/order';
import {
  movementId,
  restock,
  type StockChange,
  type StockMovement,
} from '@kargha/domain/stock/stock';

import {
  FieldValue,
  firestore,
  type DocumentReference,
  type Transaction,
} from '../platform/firestore.ts';
import { productRef } from './product-record.ts';

/** What caused a change of stock. */
export interface StockCause {
  orderId: string;
  /** counts the holds of the order, or names a change of it */
  round: number | string;
  by: string;
  at: Date;
}

/**
 * Applies one kind of change to every counted product of an order, in all its sizes together, and writes a row of the
 * ledger for each. The rows are created, never overwritten: a change that was already made for this cause makes the
 * transaction fail.
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

/** Pieces that came back for one cause, whose id names their rows. */
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

/** Lines of one product added up: the stock is the product's, whatever the size. */
function byProduct(lines: readonly StockItem[]): StockItem[] {
  const totals = new Map<string, number>();
  for (const { productId, quantity } of lines) {
    totals.set(productId, (totals.get(productId) ?? 0) + quantity);
  }
  return Array.from(totals, ([productId, quantity]) => ({ productId, quantity }));
}

/** Those of the pieces, product by product, whose product still exists: staff may have deleted it since it was sold. */
export async function existingProducts(
  transaction: Transaction,
  lines: readonly StockItem[],
): Promise<StockItem[]> {
  const items = byProduct(lines);
  if (items.length === 0) return [];
  const found = await transaction.getAll(...items.map(({ productId }) => productRef(productId)));
  return items.filter((_, place) => found[place]?.exists === true);
}

/** Puts pieces that came back on the shelf; the same cause does it once. */
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

/** One row of the ledger. */
export function movementRef(id: string): DocumentReference {
  return firestore().collection(COLLECTIONS.stockMovements).doc(id);
}

/** Writes one row of the ledger. */
export function writeMovement(transaction: Transaction, id: string, movement: StockMovement): void {
  transaction.create(movementRef(id), movement);
}

/** Changes a product's stock by a difference; whoever calls it writes the row of the ledger as well. */
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
