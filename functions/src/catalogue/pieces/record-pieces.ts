import { stockOnHand } from '@kargha/domain/catalogue/product';
import { unitOf } from '@kargha/domain/catalogue/variants';
import { catalogueMessages } from '@kargha/domain/messages/catalogue-messages';
import type { RecordPieces } from '@kargha/domain/pieces/piece-endpoints';
import { countIn } from '@kargha/domain/pieces/piece-ranges';
import { unitKey } from '@kargha/domain/stock/stock';

import { notFound } from '../../http/errors.ts';
import { inTransaction } from '../../platform/firestore.ts';
import { createPieceBatch, newPieceBatch } from '../../records/pieces/new-piece-batch.ts';
import { readEachPieceBatch } from '../../records/pieces/piece-batch-record.ts';
import { unsoldQuery } from '../../records/pieces/sell-pieces.ts';
import { productRef, readProduct } from '../../records/product-record.ts';

type Unit = RecordPieces['units'][number];

/**
 * Records what a unit lacks to `count` unsold pieces, and never more pieces than are in stock. So a repeated request
 * records nothing. @throws HttpError 404 not_found
 */
export function recordPieces({ units }: RecordPieces, at: Date) {
  return Promise.all(units.map((unit) => recordUnit(unit, at)));
}

function recordUnit({ productId, variantId, count }: Unit, at: Date) {
  return inTransaction(async (transaction) => {
    const product = readProduct(await transaction.get(productRef(productId)));
    if (!product || (variantId !== undefined && !product.combinations[variantId])) {
      throw notFound(catalogueMessages.product_not_found());
    }
    const { docs } = await transaction.get(unsoldQuery([unitKey({ productId, variantId })], 'asc'));
    const known = readEachPieceBatch(docs).reduce((sum, { unsold }) => sum + countIn(unsold), 0);
    const inStock = Math.max(0, stockOnHand(unitOf(product, variantId)));
    const recorded = Math.max(0, Math.min(count, inStock) - known);
    if (recorded > 0) {
      const pieces = { variantId, count: recorded, receivedAt: null, source: '', at };
      createPieceBatch(transaction, newPieceBatch(product, pieces));
    }
    return { productId, variantId: variantId ?? '', recorded };
  });
}
