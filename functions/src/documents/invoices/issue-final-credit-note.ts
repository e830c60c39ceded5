import { string } from 'valibot';

import { SUBCOLLECTIONS } from '@kargha/domain/records/collections';
import { remainingOf } from '@kargha/domain/invoices/creditable-invoice-lines';
import { finalCredit, mayNeedFinalCreditNote } from '@kargha/domain/invoices/final-credit-note';
import { paise } from '@kargha/domain/money/paise';
import { storedObject } from '@kargha/domain/records/stored-fields';

import { inTransaction, afterCommit, type DocumentReference } from '../../platform/firestore.ts';
import { log } from '../../platform/log.ts';
import { invoiceOf } from '../../records/invoice-record.ts';
import { orderRef, readOrder } from '../../records/order-record.ts';
import { reader } from '../../records/stored-documents.ts';
import { creditNotesOf, writeCreditNote } from './write-credit-note.ts';

const readMark = reader({ schema: storedObject({ creditNoteNumber: string() }) });

/**
 * Issues the credit note for the part of the invoice that an ended order leaves without a refund: what was never
 * paid, went back to the gift card, or was a discount at the gateway. Issued once, however often it is called. Returns its number, or null
 * when none is due.
 */
export function issueFinalCreditNote(orderId: string, at: Date): Promise<string | null> {
  return inTransaction(async (transaction) => {
    const mark = readMark(await transaction.get(finalCreditNoteRef(orderId)));
    if (mark) return mark.creditNoteNumber;
    const order = readOrder(await transaction.get(orderRef(orderId)));
    if (!order || !mayNeedFinalCreditNote(order)) return null;
    const invoice = await invoiceOf(transaction, order);
    if (!invoice) return null;
    const notes = await creditNotesOf(transaction, orderId);
    const { amount: uncredited, ...about } = finalCredit(order);
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
