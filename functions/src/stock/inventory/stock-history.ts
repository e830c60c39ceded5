import type { StockHistoryRow } from '@kargha/domain/stock/inventory-endpoints';
import type { StockHistoryQuery } from '@kargha/domain/stock/inventory';

import { readPage, type CursorPage } from '../../http/cursor-page.ts';
import { FieldPath, type DocumentSnapshot } from '../../platform/firestore.ts';
import { productRef, readProduct } from '../../records/product-record.ts';
import { movementRef, readMovementOrSkip, stockMovements } from '../../records/stock-record.ts';
import { namesOf } from '../../records/user-record.ts';

const PER_PAGE = 30;

export async function stockHistory(
  productId: string,
  { cursor }: StockHistoryQuery,
): Promise<CursorPage<StockHistoryRow>> {
  const page = await readPage({
    query: stockMovements()
      .where('productId', '==', productId)
      .orderBy('at', 'desc')
      .orderBy(FieldPath.documentId(), 'desc'),
    cursor,
    size: PER_PAGE,
    documentRef: movementRef,
    rowOf: historyRow,
  });
  const names = await namesOf(page.rows.map(({ by }) => by));
  const hasVariants = page.rows.some(({ variant }) => variant !== '');
  const product = hasVariants ? readProduct(await productRef(productId).get()) : null;
  const rows = page.rows.map((row) => ({
    ...row,
    by: names.get(row.by) ?? row.by,
    variant: Object.values(product?.combinations[row.variant]?.options ?? {}).join(', '),
  }));
  return { ...page, rows };
}

function historyRow(snapshot: DocumentSnapshot): StockHistoryRow | null {
  const movement = readMovementOrSkip(snapshot);
  if (!movement) return null;
  const { reason, quantityDelta, committedDelta, orderId, by, at, note, source } = movement;
  return {
    id: snapshot.id,
    variant: movement.variantId ?? '',
    reason,
    quantityDelta,
    committedDelta,
    orderId,
    note: note ?? '',
    source: source ?? '',
    by,
    at,
  };
}
