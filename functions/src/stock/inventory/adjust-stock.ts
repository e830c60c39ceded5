import {
  adjustmentNote,
  adjustmentRefusal,
  type StockAdjustment,
} from '@kargha/domain/stock/inventory';
import type { InventoryRow } from '@kargha/domain/stock/inventory-endpoints';
import { adjustment, applyChange } from '@kargha/domain/stock/stock';
import { catalogueMessages } from '@kargha/domain/messages/catalogue-messages';

import { conflict, notFound } from '../../http/errors.ts';
import { inTransaction, type DocumentSnapshot } from '../../platform/firestore.ts';
import { writeAudit } from '../../records/audit-record.ts';
import { costingIn, costingRef } from '../../records/costing-record.ts';
import { productRef, readProduct } from '../../records/product-record.ts';
import { refuseOtherContent, requestHash } from '../../records/repeated-request.ts';
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
export function adjustStock(
  staffAction: StockAction,
  stockChange: StockAdjustment,
): Promise<InventoryRow> {
  const { productId, by, at } = staffAction;
  const id = `adjustment-${stockChange.requestId}_${productId}`;
  return inTransaction(async (transaction) => {
    const refs = [productRef(productId), movementRef(id), costingRef(productId)];
    const [found, existing, costing] = await transaction.getAll(...refs);
    const unitCost = costing ? costingIn(costing).unitCost : null;
    const product = found ? readProduct(found) : null;
    if (!product) throw notFound(catalogueMessages.product_not_found());
    if (existing?.exists) {
      refuseOtherAdjustment(existing, stockChange);
      return inventoryRow(product, unitCost);
    }
    if (!product.trackQuantity) {
      throw conflict('not_tracked', 'Stock is not tracked for this product.');
    }
    const refusal = adjustmentRefusal(product, stockChange.difference);
    if (refusal !== null) {
      throw conflict('below_zero', refusal, { available: product.quantity });
    }
    const change = adjustment(stockChange.difference);
    const level = applyChange(product, change);
    const note = adjustmentNote(stockChange);
    moveUnit(transaction, { productId }, change, at);
    writeMovement(transaction, id, { ...change, productId, orderId: null, by, at, note });
    const { quantity } = product;
    writeAudit(transaction, {
      action: 'stock.adjust',
      target: productRef(productId).path,
      actor: by,
      before: { quantity },
      after: { quantity: level.quantity },
      reason: note,
      at,
    });
    return inventoryRow({ ...product, ...level }, unitCost);
  });
}

/** The ledger row contains the request, so no hash is stored. */
function refuseOtherAdjustment(row: DocumentSnapshot, stockChange: StockAdjustment): void {
  const difference: unknown = row.get('quantityDelta');
  const note: unknown = row.get('note');
  const requested = { difference: stockChange.difference, note: adjustmentNote(stockChange) };
  const existing = { id: row.id, requestHash: requestHash({ difference, note }) };
  refuseOtherContent(existing, requested, ALREADY_ADJUSTED);
}
