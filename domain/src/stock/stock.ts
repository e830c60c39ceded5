/** An active product is nearly sold out with so many pieces or fewer. */
export const LOW_STOCK = 3;

/** A product's stock: what can be sold now, and what is sold or held but not yet shipped. */
export interface StockLevel {
  quantity: number;
  committed: number;
}

/** Why stock moves: every way there is. */
export const MOVEMENT_REASONS = [
  'opening',
  'hold',
  'release',
  'ship',
  'restock',
  'adjustment',
  'receipt',
  'transfer-out',
  'transfer-in',
] as const;
export type MovementReason = (typeof MOVEMENT_REASONS)[number];

/** One row of the ledger. The sum of a product's rows is its stock. */
export interface StockChange {
  reason: MovementReason;
  quantityDelta: number;
  committedDelta: number;
}

/** stockMovements/{id}: a change, and what caused it. */
export interface StockMovement extends StockChange {
  productId: string;
  /** null when no order caused it */
  orderId: string | null;
  by: string;
  at: Date;
  /** why, in the words of staff; absent where an order says it all */
  note?: string;
  /** path of the paper behind it, such as a purchase order; absent when there is none */
  source?: string;
  /** hash of the request that made the product; on its first row, absent in older ones */
  requestHash?: string;
}

/** Takes pieces off the shelf for an order that is being paid. */
export function reserve(quantity: number): StockChange {
  return { reason: 'hold', quantityDelta: -positive(quantity), committedDelta: quantity };
}

/** Puts held pieces back: the order was closed, expired or cancelled before it was shipped. */
export function release(quantity: number): StockChange {
  return { reason: 'release', quantityDelta: positive(quantity), committedDelta: -quantity };
}

/** The pieces leave the store room. */
export function ship(quantity: number): StockChange {
  return { reason: 'ship', quantityDelta: 0, committedDelta: -positive(quantity) };
}

/** Returned pieces that can be sold again. */
export function restock(quantity: number): StockChange {
  return { reason: 'restock', quantityDelta: positive(quantity), committedDelta: 0 };
}

/** The first row of a product. */
export function opening(level: StockLevel): StockChange {
  return { reason: 'opening', quantityDelta: level.quantity, committedDelta: level.committed };
}

/** Staff counted anew: the difference to what the books say. */
export function adjustment(difference: number): StockChange {
  return { reason: 'adjustment', quantityDelta: difference, committedDelta: 0 };
}

/** New pieces from a maker. */
export function receipt(quantity: number): StockChange {
  return { reason: 'receipt', quantityDelta: positive(quantity), committedDelta: 0 };
}

/** The pieces leave for another place, and cannot be sold while they are on the way. */
export function transferOut(quantity: number): StockChange {
  return { reason: 'transfer-out', quantityDelta: -positive(quantity), committedDelta: 0 };
}

/** The pieces have arrived at a place from which they are sold, or are back at the one that sent them. */
export function transferIn(quantity: number): StockChange {
  return { reason: 'transfer-in', quantityDelta: positive(quantity), committedDelta: 0 };
}

/** The level after a change. */
export function applyChange(level: StockLevel, change: StockChange): StockLevel {
  return {
    quantity: level.quantity + change.quantityDelta,
    committed: level.committed + change.committedDelta,
  };
}

/** What the ledger says that the stock is. */
export function ledgerSum(changes: readonly StockChange[]): StockLevel {
  return changes.reduce<StockLevel>(applyChange, { quantity: 0, committed: 0 });
}

/** The id of an order's row, so that no effect happens twice; `round` counts the holds of one order, or names a change. */
export function movementId(
  orderId: string,
  reason: MovementReason,
  productId: string,
  round: number | string = 1,
): string {
  return `${orderId}_${round === 1 ? reason : `${reason}-${round}`}_${productId}`;
}

/** The id of a product's first row. */
export function openingId(productId: string): string {
  return `opening_${productId}`;
}

function positive(quantity: number): number {
  if (!Number.isSafeInteger(quantity) || quantity < 1)
    throw new RangeError(`${quantity} pieces cannot move.`);
  return quantity;
}
