import {
  adjustmentNote,
  adjustmentRefusal,
  type StockAdjustment,
} from '@kargha/domain/stock/inventory';
import type { InventoryRow } from '@kargha/domain/stock/inventory-endpoints';
import { ownQuantity, type Product } from '@kargha/domain/catalogue/product';
import {
  adjustment,
  applyChange,
  type StockChange,
  type StockLevel,
} from '@kargha/domain/stock/stock';
import { catalogueMessages } from '@kargha/domain/messages/catalogue-messages';

import { conflict, notFound } from '../../http/errors.ts';
import { inTransaction, type DocumentSnapshot } from '../../platform/firestore.ts';
import { writeAudit } from '../../records/audit-record.ts';
import { costingIn, costingRef } from '../../records/costing-record.ts';
import { productRef, readProduct } from '../../records/product-record.ts';
import { refuseOtherContent, requestHash } from '../../records/repeated-request.ts';
import { storeSettings } from '../../records/settings-record.ts';
import { moveUnit, movementRef, writeMovement } from '../../records/stock-record.ts';
import { inventoryRow } from './inventory-list.ts';

const ALREADY_ADJUSTED =
  'This adjustment was already saved without your last change. Reload the page to see it.';

interface StockAction {
  productId: string;
  by: string;
  at: Date;
}

/**
 * Adjusts the stock by a difference and writes ledger and audit rows. Repeated requests apply once. Throws 404,
 * 409 not_tracked, below_zero when more is removed than available, and already_saved.
 */
export async function adjustStock(
  staffAction: StockAction,
  stockChange: StockAdjustment,
): Promise<InventoryRow> {
  const { productId, by, at } = staffAction;
  const id = `adjustment-${stockChange.requestId}_${productId}`;
  const { lowStockAt } = await storeSettings();
  return inTransaction(async (transaction) => {
    const refs = [productRef(productId), movementRef(id), costingRef(productId)];
    const [found, existing, costing] = await transaction.getAll(...refs);
    const unitCost = costing ? costingIn(costing).unitCost : null;
    const product = found ? readProduct(found) : null;
    if (!product) throw notFound(catalogueMessages.product_not_found());
    if (existing?.exists) {
      refuseOtherAdjustment(existing, stockChange);
      return inventoryRow(product, lowStockAt, unitCost);
    }
    const { variantId } = stockChange;
    const level = levelToAdjust(product, stockChange);
    const change = adjustment(stockChange.difference);
    const variant = variantId === undefined ? {} : { variantId };
    const unit = { productId, ...variant };
    const note = adjustmentNote(stockChange);
    moveUnit(transaction, unit, change, at);
    writeMovement(transaction, id, { ...change, ...unit, orderId: null, by, at, note });
    const after = withMoved(product, variantId, change);
    writeAudit(transaction, {
      action: 'stock.adjust',
      target: productRef(productId).path,
      actor: by,
      before: { ...variant, quantity: level.quantity },
      after: { ...variant, quantity: level.quantity + change.quantityDelta },
      reason: note,
      at,
    });
    return inventoryRow(after, lowStockAt, unitCost);
  });
}

/** Throws 404 for an unknown variant, 409 not_tracked and below_zero. */
function levelToAdjust(product: Product, { variantId, difference }: StockAdjustment): StockLevel {
  if (!product.trackQuantity) {
    throw conflict('not_tracked', 'Stock is not tracked for this product.');
  }
  const level = unitLevel(product, variantId);
  const refusal = adjustmentRefusal(level, difference);
  if (refusal === null) return level;
  throw conflict('below_zero', refusal, { available: level.quantity });
}

/**
 * The stock that is adjusted: of the product, of one of its variants, also one that is no longer sold, or of its units
 * that belong to no variant.
 */
function unitLevel(product: Product, variantId: string | undefined): StockLevel {
  if (variantId === undefined) return { quantity: ownQuantity(product), committed: 0 };
  const variant = product.combinations[variantId];
  if (!variant) throw notFound(catalogueMessages.product_not_found());
  return variant;
}

function withMoved(product: Product, variantId: string | undefined, change: StockChange): Product {
  const moved = { ...product, ...applyChange(product, change) };
  const variant = product.combinations[variantId ?? ''];
  if (variantId === undefined || !variant) return moved;
  const combinations = {
    ...product.combinations,
    [variantId]: { ...variant, ...applyChange(variant, change) },
  };
  return { ...moved, combinations };
}

/** The ledger row contains the request, so no hash is stored. */
function refuseOtherAdjustment(row: DocumentSnapshot, stockChange: StockAdjustment): void {
  const difference: unknown = row.get('quantityDelta');
  const note: unknown = row.get('note');
  const variantId: unknown = row.get('variantId');
  const requested = {
    difference: stockChange.difference,
    note: adjustmentNote(stockChange),
    variantId: stockChange.variantId,
  };
  const existing = { id: row.id, requestHash: requestHash({ difference, note, variantId }) };
  refuseOtherContent(existing, requested, ALREADY_ADJUSTED);
}
