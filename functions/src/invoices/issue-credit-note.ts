import { COLLECTIONS } from '@kargha/domain/collections';
import { creditNoteLines, type TakenBack } from '@kargha/domain/credit-note-lines';
import {
  financialYear,
  INVOICE_SERIES,
  type CreditNote,
  type Invoice,
} from '@kargha/domain/invoice';

import { firestore, inTransaction, type Transaction } from '../platform/firestore.ts';
import { log } from '../platform/log.ts';
import {
  creditNoteRef,
  drawNumber,
  invoiceRef,
  readInvoice,
  type DrawnNumber,
} from '../records/invoice-record.ts';
import { orderRef, readOrder } from '../records/order-record.ts';
import { countInvoiced } from '../sales/count-breakdown.ts';
import { readRefund, refundRef, refunds, type RefundRecord } from '../records/payment-record.ts';

const REASONS: Record<RefundRecord['reason'], string> = {
  shortfall: 'Goods could not be delivered',
  second_payment: 'Paid twice',
  cancelled: 'Order cancelled',
  return: 'Goods returned',
  requested: 'Price reduction',
  reduced: 'Pieces taken out of the order',
  dashboard: 'Price reduction',
};

/**
 * The credit note of a refund that the bank has, when its order has an invoice: issued once, whoever asks and however
 * often. Gives its number; null when none is due.
 */
export function issueCreditNote(refundId: string, at: Date): Promise<string | null> {
  return inTransaction(async (transaction) => {
    const refund = readRefund(await transaction.get(refundRef(refundId)));
    if (refund?.state !== 'processed' || !mayBeCredited(refund)) return null;
    if (refund.creditNoteNumber) return refund.creditNoteNumber;
    const invoice = await invoiceOf(transaction, refund.orderId);
    if (!invoice) return null;
    const pieces = await piecesOf(transaction, refund, invoice);
    const isFurther = await hasNoteOfClaim(transaction, refundId, refund);
    const drawn = await drawNumber(transaction, INVOICE_SERIES.creditNote, financialYear(at));
    const note = creditNote(invoice, { ...refund, pieces, isFurther }, drawn, at);
    drawn.take();
    transaction.create(creditNoteRef(note.number), note);
    countInvoiced(transaction, { ...note, placeOfSupply: invoice.placeOfSupply }, -1);
    transaction.update(refundRef(refundId), { creditNoteNumber: note.number });
    log.info('A credit note was issued.', { refund: refundId, creditNote: note.number });
    return note.number;
  });
}

/**
 * Pieces taken out before the invoice never stood on it, an advance that went back before it has a voucher, and money
 * that came twice leaves the sale as it was (CGST Act s. 34: less is supplied, or for less).
 */
function mayBeCredited({ reason, invoicedPieces, refundVoucherNumber }: RefundRecord): boolean {
  if (refundVoucherNumber || reason === 'second_payment') return false;
  return reason !== 'reduced' || invoicedPieces !== undefined;
}

async function invoiceOf(transaction: Transaction, orderId: string): Promise<Invoice | null> {
  const order = readOrder(await transaction.get(orderRef(orderId)));
  if (!order?.invoiceNumber) return null;
  return readInvoice(await transaction.get(invoiceRef(order.invoiceNumber)));
}

/** The pieces that the refund pays back: of a return, taken out of the order after its invoice, or all when it ends. */
async function piecesOf(
  transaction: Transaction,
  { returnId, reason, invoicedPieces = [] }: RefundRecord,
  { lines: sold }: Invoice,
): Promise<TakenBack['pieces']> {
  if (!returnId) return reason === 'cancelled' ? sold : invoicedPieces;
  const sentBack = await transaction.get(firestore().collection(COLLECTIONS.returns).doc(returnId));
  const lines: unknown = sentBack.get('lines');
  if (!Array.isArray(lines)) return [];
  return lines.map((line: { productId: string; quantity: number; received?: number }) => ({
    productId: line.productId,
    quantity: line.received ?? line.quantity,
  }));
}

/** True when another part of what goes back together has a credit note: the pieces stand there. */
async function hasNoteOfClaim(
  transaction: Transaction,
  refundId: string,
  { orderId, claim }: RefundRecord,
): Promise<boolean> {
  if (claim === undefined) return false;
  const { docs } = await transaction.get(refunds().where('orderId', '==', orderId));
  return docs.some((one) => {
    const other = one.id === refundId ? null : readRefund(one);
    return other?.claim === claim && other.creditNoteNumber !== undefined;
  });
}

function creditNote(
  invoice: Invoice,
  { amount, reason, ...taken }: RefundRecord & Omit<TakenBack, 'amount'>,
  { number, serial }: DrawnNumber,
  at: Date,
): CreditNote {
  return {
    number,
    financialYear: financialYear(at),
    serial,
    uid: invoice.uid,
    invoiceNumber: invoice.number,
    orderId: invoice.orderId,
    reason: REASONS[reason],
    ...creditNoteLines(invoice, { ...taken, amount }),
    issuedAt: at,
  };
}
