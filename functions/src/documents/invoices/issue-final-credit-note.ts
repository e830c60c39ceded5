import { SUBCOLLECTIONS } from '@kargha/domain/records/collections';
import { remainingOf } from '@kargha/domain/invoices/creditable-invoice-lines';
import { unpaidAmount, paidAmount, type Instalment } from '@kargha/domain/payments/instalment';
import { paise, sumPaise, type Paise } from '@kargha/domain/money/paise';

import { inTransaction, afterCommit, type DocumentReference } from '../../platform/firestore.ts';
import { log } from '../../platform/log.ts';
import { invoiceOf } from '../../records/invoice-record.ts';
import { orderRef, readOrder, type OrderRecord } from '../../records/order-record.ts';
import { creditNotesOf, writeCreditNote } from './write-credit-note.ts';

/** The share of an invoice that no refund will ever credit. */
interface Unrefunded {
  amount: Paise;
  reason: string;
  isValueOnly: boolean;
}

/** True when an invoiced order ended in a way that may leave part of its invoice without a refund. */
export function mayNeedFinalCreditNote(order: OrderRecord): boolean {
  if (!order.invoiceNumber) return false;
  if (order.instalments) return order.state === 'cancelled' || order.state === 'returned';
  return order.state === 'cancelled' && order.giftCard !== null;
}

/**
 * Issues the credit note for the part of the invoice that an ended order leaves without a refund: what was never
 * paid, or what went back to the gift card. Issued once, however often it is called. Returns its number, or null
 * when none is due.
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
    const { amount: uncredited, ...about } = unrefunded(order);
    const amount = paise(Math.min(uncredited, remainingOf(invoice, notes).total));
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

/** orders/{id}/private/end-note: exists once the final credit note is issued. */
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
  // Refunds have their own credit notes, even those before the invoice.
  const kept = paidAmount(instalments);
  const ending = state === 'cancelled' ? 'Order cancelled' : 'Goods returned';
  return {
    amount: unpaidAmount(instalments),
    reason: `${ending}, amount not paid`,
    isValueOnly: kept > vouchedBack(instalments),
  };
}

/** Refunds of advances before the invoice, which no later refund can cover. */
function vouchedBack(instalments: readonly Instalment[]): Paise {
  const vouchers = instalments.flatMap(({ refundVouchers = [] }) => refundVouchers);
  return sumPaise(vouchers.map(({ amount }) => amount));
}
