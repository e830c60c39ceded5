import { number, optional, picklist, string, type InferOutput } from 'valibot';

import { time } from '../api/response-fields.ts';
import { storedObject, text, textOrNull, lineOptions } from '../records/stored-fields.ts';

/** What has its own stock: a product, or one of its combinations of options. */
export interface StockUnit {
  productId: string;
  variantId?: string | undefined;
}

/** The product of a stored line, with the combination of options whose stock moves. */
export const stockLineRef = {
  productId: string(),
  /** with `variantId`: the options of that combination */
  options: lineOptions,
  variantId: optional(string()),
};

/** Names a stock unit in IDs and maps. */
export function unitKey({ productId, variantId }: StockUnit): string {
  return variantId === undefined ? productId : `${productId}.${variantId}`;
}

/** Units that can be sold, and units sold or reserved but not shipped. */
export interface StockLevel {
  quantity: number;
  committed: number;
}

/** All reasons for stock changes. */
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

const change = {
  reason: picklist(MOVEMENT_REASONS),
  quantityDelta: number(),
  committedDelta: number(),
};

/** stockMovements/{id}: a change and its cause. */
export const stockMovementSchema = storedObject({
  ...change,
  productId: string(),
  /** the combination of options that moved; missing when the product has one stock */
  variantId: optional(string()),
  /** null when no order caused it */
  orderId: textOrNull,
  by: text,
  at: time,
  /** reason given by staff; missing for changes by orders */
  note: optional(string()),
  /** path of the related document, such as a purchase order; missing without one */
  source: optional(string()),
  /** hash of the request that created the product; only on its first row, missing in older ones */
  requestHash: optional(string()),
});
export type StockMovement = InferOutput<typeof stockMovementSchema>;
export type StockChange = Pick<StockMovement, keyof typeof change>;

export function reserve(quantity: number): StockChange {
  return { reason: 'hold', quantityDelta: -positive(quantity), committedDelta: quantity };
}

/** Returns reserved units to stock: the order was closed, expired or cancelled before shipping. */
export function release(quantity: number): StockChange {
  return { reason: 'release', quantityDelta: positive(quantity), committedDelta: -quantity };
}

export function ship(quantity: number): StockChange {
  return { reason: 'ship', quantityDelta: 0, committedDelta: -positive(quantity) };
}

/** Shipped units did not leave after all: they are reserved again. */
export function cancelShip(quantity: number): StockChange {
  return { reason: 'ship', quantityDelta: 0, committedDelta: positive(quantity) };
}

export function restock(quantity: number): StockChange {
  return { reason: 'restock', quantityDelta: positive(quantity), committedDelta: 0 };
}

export function opening(level: StockLevel): StockChange {
  return { reason: 'opening', quantityDelta: level.quantity, committedDelta: level.committed };
}

/** The difference of a stock count. */
export function adjustment(difference: number): StockChange {
  return { reason: 'adjustment', quantityDelta: difference, committedDelta: 0 };
}

export function receipt(quantity: number): StockChange {
  return { reason: 'receipt', quantityDelta: positive(quantity), committedDelta: 0 };
}

export function transferOut(quantity: number): StockChange {
  return { reason: 'transfer-out', quantityDelta: -positive(quantity), committedDelta: 0 };
}

/** Units arrived at a selling place, or came back to the sending one. */
export function transferIn(quantity: number): StockChange {
  return { reason: 'transfer-in', quantityDelta: positive(quantity), committedDelta: 0 };
}

export function applyChange(level: StockLevel, change: StockChange): StockLevel {
  return {
    quantity: level.quantity + change.quantityDelta,
    committed: level.committed + change.committedDelta,
  };
}

export function ledgerSum(changes: readonly StockChange[]): StockLevel {
  return changes.reduce<StockLevel>(applyChange, { quantity: 0, committed: 0 });
}

/**
 * The ID of an order's ledger row, so that each effect happens once. `round` counts the reservations of an order,
 * or names a change.
 */
export function movementId(
  orderId: string,
  reason: MovementReason,
  unit: StockUnit,
  round: number | string = 1,
): string {
  return `${orderId}_${round === 1 ? reason : `${reason}-${round}`}_${unitKey(unit)}`;
}

export function openingId(unit: StockUnit): string {
  return `opening_${unitKey(unit)}`;
}

function positive(quantity: number): number {
  if (!Number.isSafeInteger(quantity) || quantity < 1)
    throw new RangeError(`${quantity} pieces cannot move.`);
  return quantity;
}
