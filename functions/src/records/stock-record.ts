import { COLLECTIONS } from '@kargha/domain/collections';
import type { OrderLine } from '@kargha/domain/order';
import { movementId, type StockChange, type StockMovement } from '@kargha/domain/stock';

import { FieldValue, firestore, type Transaction } from '../platform/firestore.ts';
import { productRef } from './product-record.ts';

/** What caused a change of stock. */
export interface StockCause {
  orderId: string;
  /** counts the holds of the order */
  round: number;
  by: string;
  at: Date;
}

/**
 * Applies one kind of change to every counted line of an order, and writes a row of the ledger for each. The rows are
 * created, never overwritten: a change that was already made for this cause makes the transaction fail.
 */
export function changeStock(
  transaction: Transaction,
  lines: readonly Pick<OrderLine, 'productId' | 'held'>[],
  change: (pieces: number) => StockChange,
  cause: StockCause,
): void {
  for (const { productId, held } of lines) {
    if (held < 1) continue;
    const made = change(held);
    moveProduct(transaction, productId, made, cause.at);
    writeMovement(transaction, movementId(cause.orderId, made.reason, productId, cause.round), {
      ...made,
      productId,
      orderId: cause.orderId,
      by: cause.by,
      at: cause.at,
    });
  }
}

/** Writes one row of the ledger. */
export function writeMovement(transaction: Transaction, id: string, movement: StockMovement): void {
  transaction.create(firestore().collection(COLLECTIONS.stockMovements).doc(id), movement);
}

function moveProduct(transaction: Transaction, id: string, change: StockChange, at: Date): void {
  transaction.update(productRef(id), {
    quantity: FieldValue.increment(change.quantityDelta),
    committed: FieldValue.increment(change.committedDelta),
    stockMovedAt: at,
  });
}
