import { COLLECTIONS } from '@kargha/domain/records/collections';
import type { StockHistoryRow } from '@kargha/domain/stock/inventory-endpoints';
import type { StockHistoryQuery } from '@kargha/domain/stock/inventory';
import type { StockMovement } from '@kargha/domain/stock/stock';

import { readPage, type CursorPage } from '../../http/cursor-page.ts';
import {
  FieldPath,
  firestore,
  withDates,
  type DocumentSnapshot,
} from '../../platform/firestore.ts';
import { movementRef } from '../../records/stock-record.ts';
import { namesOf } from '../../records/user-record.ts';

const PER_PAGE = 30;

export async function stockHistory(
  productId: string,
  { cursor }: StockHistoryQuery,
): Promise<CursorPage<StockHistoryRow>> {
  const page = await readPage({
    query: firestore()
      .collection(COLLECTIONS.stockMovements)
      .where('productId', '==', productId)
      .orderBy('at', 'desc')
      .orderBy(FieldPath.documentId(), 'desc'),
    cursor,
    size: PER_PAGE,
    documentRef: movementRef,
    rowOf: historyRow,
  });
  const names = await namesOf(page.rows.map(({ by }) => by));
  return { ...page, rows: page.rows.map((row) => ({ ...row, by: names.get(row.by) ?? row.by })) };
}

function historyRow(snapshot: DocumentSnapshot): StockHistoryRow {
  const movement = withDates(snapshot.data()) as StockMovement;
  const { reason, quantityDelta, committedDelta, orderId, by, at, note, source } = movement;
  return {
    id: snapshot.id,
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
