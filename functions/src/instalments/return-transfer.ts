import type { BankReturnRequest } from '@kargha/domain/bulk-credit';
import { COLLECTIONS } from '@kargha/domain/collections';
import type { Instalment } from '@kargha/domain/instalment';
import { formatPaise } from '@kargha/domain/money-format';
import { paise, sumPaise } from '@kargha/domain/paise';

import { conflict, notFound } from '../http/errors.ts';
import {
  changeByStaff,
  notAllowed,
  recordStep,
  type Changed,
  type StaffChange,
} from '../orders/staff-change.ts';
import { firestore, type DocumentReference, type Transaction } from '../platform/firestore.ts';
import type { OrderRecord } from '../records/order-record.ts';
import { refundRef, type RefundRecord } from '../records/payment-record.ts';
import { stateOnceBack } from '../refunds/refund-parts.ts';

/** Money that came by bank was sent back by bank. */
export interface SentBack extends Omit<BankReturnRequest, 'revision'> {
  partId: string;
}

/**
 * Writes down that a part of a cancelled order, which came by bank transfer, was sent back by another: the transfer
 * under its UTR, the refund, the event and the audit row together; the refund gets its paper as every other. Throws
 * 404, 409 stale, not_allowed for an order that stands, not_by_bank, sent_back when it went back before, and utr_used.
 */
export function returnTransfer(
  change: StaffChange,
  { partId, utr, note }: SentBack,
): Promise<Changed> {
  const { actor, at } = change;
  return changeByStaff(change, async (transaction, order) => {
    if (order.state !== 'cancelled') throw notAllowed(order, NOT_CANCELLED);
    const part = await partByBank(transaction, order, partId);
    const { paymentId } = part;
    const [refund, transfer] = [refundRef(`refund_${paymentId}_1`), transferRef(utr)];
    if ((await transaction.get(refund)).exists) throw conflict('sent_back', SENT_BACK);
    if ((await transaction.get(transfer)).exists) {
      throw conflict('utr_used', `The transfer ${utr} has been recorded already.`);
    }
    const { id: orderId, uid } = order;
    const { amount } = part;
    const sent = { utr, orderId, partId, uid, amount, direction: 'out', note, by: actor, at };
    transaction.create(transfer, sent);
    transaction.create(refund, refundOf(order, part, { utr, note, at }));
    const what = `${formatPaise(part.amount)} sent back by bank transfer`;
    const step = { action: `return-${partId}`, to: order.state, what, actor, at };
    const refunded = sumPaise([order.payment.refunded, part.amount]);
    return recordStep(
      transaction,
      order,
      { ...step, note: `UTR ${utr}` },
      {
        'payment.refunded': refunded,
        'payment.state': stateOnceBack(order, { refunded, onCard: paise(0) }),
      },
    );
  });
}

const NOT_CANCELLED = 'Money that came by bank goes back once its order is cancelled.';
const SENT_BACK = 'This part has been sent back already.';

type PaidPart = Instalment & { paymentId: string };

/** A part that a transfer has paid, which staff have recorded. */
async function partByBank(
  transaction: Transaction,
  { id, instalments = [] }: OrderRecord,
  partId: string,
): Promise<PaidPart> {
  const part = instalments.find((one) => one.id === partId);
  if (!part) throw notFound('This order has no such part.');
  const { paymentId } = part;
  const came = paymentId !== null && (await transaction.get(transferRef(paymentId)));
  if (!came || came.get('orderId') !== id) {
    throw conflict('not_by_bank', 'This part was not paid by bank transfer.');
  }
  return { ...part, paymentId };
}

function refundOf(
  { id }: OrderRecord,
  { paymentId, amount }: PaidPart,
  { utr, note, at }: { utr: string; note: string; at: Date },
): RefundRecord {
  return {
    orderId: id,
    paymentId,
    amount,
    reason: 'cancelled',
    state: 'processed',
    gatewayRefundId: utr,
    initiatedFrom: 'admin',
    note,
    createdAt: at,
    updatedAt: at,
  };
}

function transferRef(utr: string): DocumentReference {
  return firestore().collection(COLLECTIONS.bankTransfers).doc(utr);
}
