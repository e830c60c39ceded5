import {
  offlinePaymentId,
  type OfflinePaymentRequest,
} from '@kargha/domain/payments/offline-payment';
import { OFFLINE_METHOD_LABELS } from '@kargha/domain/payments/payment';
import { formatPaise } from '@kargha/domain/money/money-format';
import type { Paise } from '@kargha/domain/money/paise';

import { conflict } from '../../http/errors.ts';
import type { Transaction } from '../../platform/firestore.ts';
import type { OrderRecord } from '../../records/order-record.ts';
import {
  bankTransferRef,
  readBankTransfer,
  type BankTransfer,
} from '../../records/payment-record.ts';

export type ReceivedPayment = Omit<OfflinePaymentRequest, 'revision'>;

interface OfflineMovement extends ReceivedPayment {
  direction?: 'out';
  /** the order that is refunded; absent for incoming money */
  orderId?: string;
}

/**
 * Checks that the reference is unused and returns a function that records the movement, to be called after all
 * reads. One transfer may pay several refunds of an order: its first record counts them, and each further refund
 * has its own record. Throws 409 reference_used when the reference was used for something else.
 */
export async function prepareOfflineRecord(
  transaction: Transaction,
  payment: OfflineMovement,
): Promise<(order: OrderRecord, cause: { by: string; at: Date }) => void> {
  const id = offlinePaymentId(payment);
  const first = bankTransferRef(id);
  const existing = readBankTransfer(await transaction.get(first));
  if (existing && !isSameRefundTransfer(existing, payment)) {
    throw conflict('reference_used', `Payment ${payment.reference} is already recorded.`);
  }
  const draws = existing ? (existing.draws ?? 1) + 1 : 1;
  const { reference: utr, ...moved } = payment;
  return ({ id: orderId, uid }, cause) => {
    const kept = draws === 1 ? first : bankTransferRef(`${id}-${draws}`);
    transaction.create(kept, { ...moved, utr, orderId, partId: null, uid, ...cause });
    if (draws > 1) transaction.update(first, { draws });
  };
}

/** True for another refund of the same order by the same transfer. Cash has one receipt per refund. */
function isSameRefundTransfer(
  existing: BankTransfer,
  { direction, orderId, method }: OfflineMovement,
): boolean {
  if (direction !== 'out' || method === 'cash') return false;
  return (
    existing.direction === direction && existing.orderId === orderId && existing.method === method
  );
}

/** Throws 409 wrong_amount unless the amount is exactly the order total. */
export function refuseWrongAmount(payment: ReceivedPayment, total: Paise): void {
  if (payment.amount === total) return;
  const sentence = `The order total is ${formatPaise(total)}. The amount must match it.`;
  throw conflict('wrong_amount', sentence, { amount: total });
}

export function offlinePaymentFields(payment: ReceivedPayment, captured: Paise) {
  return {
    state: 'captured',
    paymentId: offlinePaymentId(payment),
    method: payment.method,
    captured,
  } as const;
}

export function offlineTimelineEntry({ method, reference, note }: ReceivedPayment) {
  const kept = `Reference ${reference}`;
  return {
    what: `Payment received: ${OFFLINE_METHOD_LABELS[method]}`,
    note: note === '' ? kept : `${kept}. ${note}`,
  };
}
