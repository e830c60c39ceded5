import { SUBCOLLECTIONS } from '@kargha/domain/records/collections';
import { remainingOf } from '@kargha/domain/invoices/creditable-lines';
import { unpaidAmount, paidAmount, type Instalment } from '@kargha/domain/payments/instalment';
import { paise, sumPaise, type Paise } from '@kargha/domain/money/paise';

import { inTransaction, afterCommit, type DocumentReference } from '../platform/firestore.ts';
import { log } from '../platform/log.ts';
import { invoiceOf } from '../records/invoice-record.ts';
import { orderRef, readOrder, type OrderRecord } from '../records/order-record.ts';
import { creditNotesOf, writeCreditNote } from './write-credit-note.ts';

/** The share of an invoice that no refund will ever take back. */
interface Unrefunded {
  amount: Paise;
  reason: string;
  /** something was paid, so that the pieces stand on the note of its refund */
  isValueOnly: boolean;
}

/** True when an invoiced order has ended in a way that may leave its invoice without a refund for all of it. */
export function mayNeedFinalCreditNote(order: OrderRecord): boolean {
  if (!order.invoiceNumber) return false;
  if (order.instalments) return order.state === 'cancelled' || order.state === 'returned';
  return order.state === 'cancelled' && order.giftCard !== null;
}

/**
 * The credit note of what an ended order leaves of its invoice without a refund: what was not paid, or what went back
 * onto the gift card when it was cancelled. Issued once, whoever asks and however often. Gives its number; null when
 * none is due.
 */
export function issueFinalCreditNote(orderId: string, at: Date): Promise<string | null> {
  return inTransaction(async (transaction) => {
    const mark = await transaction.get(finalCreditNoteRef(orderId));
    if (mark.exists) return mark.get('creditNoteNumber') as string;
    const order = readOrder(await transaction.get(orderRef(orderId)));
    if (!order || !mayNeedFinalCreditNote(order)) return null;
    const invoice = await invoiceOf(transaction, order);
    if (!invoice) return null;
    const notes = await creditNotesOf(transaction, orderId);
    const { amount: most, ...about } = unrefunded(order);
    const amount = paise(Math.min(most, remainingOf(invoice, notes).total));
    if (amount <= 0) return null;
    const before = { ofClaim: [], others: notes };
    const taken = { ...about, amount, pieces: 'rest', before } as const;
    const number = await writeCreditNote(transaction, invoice, taken, at);
    transaction.create(finalCreditNoteRef(orderId), { creditNoteNumber: number });
    afterCommit(transaction, () =>
      log.info('A credit note was issued.', { order: orderId, creditNote: number }),
    );
    return number;
  });
}

/** orders/{id}/private/end-note: is there once the end of the order has its credit note. */
export function finalCreditNoteRef(orderId: string): DocumentReference {
  return orderRef(orderId).collection(SUBCOLLECTIONS.private).doc('end-note');
}

function unrefunded(order: OrderRecord): Unrefunded {
  const { instalments, giftCard, payment, state } = order;
  if (!instalments) {
    const onCard = (giftCard?.amount ?? 0) - (giftCard?.refunded ?? 0);
    return {
      amount: paise(onCard),
      reason: 'Order cancelled, paid by gift card',
      isValueOnly: payment.captured > 0,
    };
  }
  // What went back of it has the note of its refund, also when it went before the invoice.
  const kept = paidAmount(instalments);
  const ending = state === 'cancelled' ? 'Order cancelled' : 'Goods returned';
  return {
    amount: unpaidAmount(instalments),
    reason: `${ending}, amount not paid`,
    isValueOnly: kept > vouchedBack(instalments),
  };
}

/** What had gone back of the advances before the invoice, and no refund of pieces can give back any more. */
function vouchedBack(instalments: readonly Instalment[]): Paise {
  const vouchers = instalments.flatMap(({ refundVouchers = [] }) => refundVouchers);
  return sumPaise(vouchers.map(({ amount }) => amount));
}
