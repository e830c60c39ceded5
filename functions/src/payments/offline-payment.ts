import { COLLECTIONS } from '@kargha/domain/records/collections';
import {
  OFFLINE_METHOD_LABELS,
  offlinePaymentId,
  type OfflinePaymentRequest,
} from '@kargha/domain/payments/offline-payment';
import { formatPaise } from '@kargha/domain/money/money-format';
import type { Paise } from '@kargha/domain/money/paise';

import { conflict } from '../http/errors.ts';
import { firestore, type DocumentSnapshot, type Transaction } from '../platform/firestore.ts';
import type { OrderRecord } from '../records/order-record.ts';

/** Money that came past the gateway, and that staff have seen. */
export type ReceivedPayment = Omit<OfflinePaymentRequest, 'revision'>;

/** Money that moved past the gateway: into the shop, or out of it back to whom it came from. */
interface Moved extends ReceivedPayment {
  direction?: 'out';
  /** the order whose money goes out; absent for what comes in */
  orderId?: string;
}

/**
 * Looks whether a payment was taken before, and gives the way to write it down once the transaction has read all that it
 * needs. One transfer may give several refunds of an order back: its first document counts them, and each further one
 * has a document of its own. Throws 409 reference_used when it was taken for something else already.
 */
export async function prepareOfflineRecord(
  transaction: Transaction,
  seen: Moved,
): Promise<(order: OrderRecord, cause: { by: string; at: Date }) => void> {
  const id = offlinePaymentId(seen);
  const transfers = firestore().collection(COLLECTIONS.bankTransfers);
  const first = transfers.doc(id);
  const known = await transaction.get(first);
  if (known.exists && !isSameWayBack(known, seen)) {
    throw conflict('reference_used', `Payment ${seen.reference} is already recorded.`);
  }
  const draws = known.exists ? Number(known.get('draws') ?? 1) + 1 : 1;
  const { reference: utr, ...moved } = seen;
  return ({ id: orderId, uid }, cause) => {
    const kept = draws === 1 ? first : transfers.doc(`${id}-${draws}`);
    transaction.create(kept, { ...moved, utr, orderId, partId: null, uid, ...cause });
    if (draws > 1) transaction.update(first, { draws });
  };
}

/** True for one more refund of the order that the transfer has given money of back. Cash has a receipt for each. */
function isSameWayBack(known: DocumentSnapshot, { direction, orderId, method }: Moved): boolean {
  if (direction !== 'out' || method === 'cash') return false;
  const same = { direction, orderId, method };
  return Object.entries(same).every(([field, value]) => known.get(field) === value);
}

/** Throws 409 wrong_amount unless the money is exactly what the order costs. */
export function refuseWrongAmount(seen: ReceivedPayment, total: Paise): void {
  if (seen.amount === total) return;
  const sentence = `The order total is ${formatPaise(total)}. The amount must match it.`;
  throw conflict('wrong_amount', sentence, { amount: total });
}

/** How an order stands that such a payment has paid. */
export function offlinePaymentFields(seen: ReceivedPayment, captured: Paise) {
  return {
    state: 'captured',
    paymentId: offlinePaymentId(seen),
    method: seen.method,
    captured,
  } as const;
}

/** What the order's timeline says, and the note beside it. */
export function offlineTimelineEntry({ method, reference, note }: ReceivedPayment) {
  const kept = `Reference ${reference}`;
  return {
    what: `Payment received: ${OFFLINE_METHOD_LABELS[method]}`,
    note: note === '' ? kept : `${kept}. ${note}`,
  };
}
