import { isDeepStrictEqual } from 'node:util';

import type { Order } from '@kargha/domain/orders/order';
import { isSale } from '@kargha/domain/reports/sale-day';

import type { DocumentSnapshot } from '../../platform/firestore.ts';
import type { DocumentWrite } from '../../records/follow-ups.ts';
import { readOrderOrSkip } from '../../records/order-record.ts';
import { updateSoldScores } from './sold-scores.ts';

export async function onOrderWritten({ id, before, after }: DocumentWrite): Promise<void> {
  if (!isDeepStrictEqual(salesFacts(before), salesFacts(after))) {
    await updateSoldScores(id, new Date());
  }
}

/** What the sales of an order follow from, without its refunds, which are documents themselves. Null for no sale. */
function salesFacts(snapshot: DocumentSnapshot | undefined): unknown[] | null {
  const order: Order | null = snapshot ? readOrderOrSkip(snapshot) : null;
  if (!order || !isSale(order)) return null;
  const { lines, totals, state, payment, instalments, invoiceNumber } = order;
  const isOver = state === 'cancelled' || (state === 'returned' && instalments !== undefined);
  return [lines, totals, isOver, payment.state === 'refunded', invoiceNumber];
}

/** On the write of a refund or a balance adjustment with a new amount or state. */
export async function onSettledWritten({ before, after }: DocumentWrite): Promise<void> {
  const isSame = ['state', 'amount'].every((field) => before?.get(field) === after?.get(field));
  const orderId: unknown = after?.get('orderId');
  if (isSame || typeof orderId !== 'string') return;
  await updateSoldScores(orderId, new Date());
}
