import {
  isAbandoned,
  REMIND_UNTIL_MS,
  type AbandonedQuery,
  type ReminderState,
} from '@kargha/domain/people/marketing';
import type { AbandonedRow } from '@kargha/domain/people/marketing-endpoints';
import { pieceCount } from '@kargha/domain/orders/order';
import { orderWorth } from '@kargha/domain/pricing/price-order';

import { readPage, type CursorPage } from '../../http/cursor-page.ts';
import { notFound } from '../../http/errors.ts';
import { FieldPath, withDates, type DocumentSnapshot } from '../../platform/firestore.ts';
import { orderRef, orders, readOrderOrSkip } from '../../records/order-record.ts';

export function listAbandoned(
  { size, cursor }: AbandonedQuery,
  now: Date,
): Promise<CursorPage<AbandonedRow>> {
  const abandoned = orders().where('closedBy', 'in', ['expiry', 'shopper']);
  return readPage({
    query: abandoned.orderBy('createdAt', 'desc').orderBy(FieldPath.documentId(), 'desc'),
    cursor,
    size,
    documentRef: orderRef,
    rowOf: (snapshot) => abandonedRow(snapshot, now),
  });
}

/** Throws 404. */
export async function readAbandoned(orderId: string, now: Date): Promise<AbandonedRow> {
  const row = abandonedRow(await orderRef(orderId).get(), now);
  if (!row) throw unknownCheckout();
  return row;
}

export const unknownCheckout = () => notFound('We could not find this checkout.');

function abandonedRow(snapshot: DocumentSnapshot, now: Date): AbandonedRow | null {
  const order = readOrderOrSkip(snapshot);
  if (!order || !isAbandoned(order)) return null;
  const { id, number, customer, totals, closedBy, createdAt } = order;
  const remindedAt = withDates(snapshot.get('reminder.at'));
  const outcome: unknown = snapshot.get('reminder.outcome');
  return {
    id,
    number,
    name: customer.name,
    email: customer.email,
    value: orderWorth(totals),
    pieces: pieceCount(order),
    lastStep: closedBy === 'expiry' ? 'expired' : 'closed',
    reminder: stateOf(outcome, createdAt, now),
    remindedAt: outcome === 'sent' && remindedAt instanceof Date ? remindedAt : null,
    createdAt,
  };
}

function stateOf(outcome: unknown, createdAt: Date, now: Date): ReminderState {
  if (outcome === 'sent' || outcome === 'no_consent' || outcome === 'bought') return outcome;
  return now.getTime() - createdAt.getTime() > REMIND_UNTIL_MS ? 'late' : 'waiting';
}
