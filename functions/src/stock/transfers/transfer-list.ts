import type { TransferQuery } from '@kargha/domain/stock/transfer-requests';
import { indianDay, startOfIndianDay } from '@kargha/domain/india/indian-day';
import type { TransferState } from '@kargha/domain/stock/transfer';
import type { TransferRow, TransferTotals } from '@kargha/domain/stock/transfer-endpoints';

import { readPage, type CursorPage } from '../../http/cursor-page.ts';
import { FieldPath, type Query } from '../../platform/firestore.ts';
import {
  readTransferOrSkip,
  transferRef,
  transferRow,
  transfers,
} from '../../records/transfer-record.ts';

const PER_PAGE = 50;

export function listTransfers({ filter, cursor }: TransferQuery): Promise<CursorPage<TransferRow>> {
  const filtered = filter === 'all' ? transfers() : inState(filter);
  return readPage({
    query: filtered.orderBy('createdAt', 'desc').orderBy(FieldPath.documentId(), 'desc'),
    cursor,
    size: PER_PAGE,
    documentRef: transferRef,
    rowOf: (snapshot) => {
      const transfer = readTransferOrSkip(snapshot);
      return transfer && transferRow(transfer);
    },
  });
}

/** Today is a day in India. */
export async function transferTotals(now: Date): Promise<TransferTotals> {
  const today = startOfIndianDay(indianDay(now));
  const [pending, inTransit, completed] = await Promise.all([
    inState('pending').count().get(),
    inState('in_transit').count().get(),
    inState('completed').where('completedAt', '>=', today).count().get(),
  ]);
  return {
    pending: pending.data().count,
    inTransit: inTransit.data().count,
    completedToday: completed.data().count,
  };
}

function inState(state: TransferState): Query {
  return transfers().where('state', '==', state);
}
