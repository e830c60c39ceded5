import { COLLECTIONS } from '@kargha/domain/records/collections';
import type { EarlierNotes, CreditNoteInput } from '@kargha/domain/invoices/credit-note-lines';
import { remainingOf } from '@kargha/domain/invoices/creditable-invoice-lines';
import type { CreditNote, Invoice } from '@kargha/domain/invoices/invoice';
import { paise, sumPaise } from '@kargha/domain/money/paise';
import { isExcessPayment } from '@kargha/domain/payments/duplicate-payment';
import type { ShipmentLine } from '@kargha/domain/orders/shipment';
import { refOf } from '@kargha/domain/shopping/line-ref';

import {
  firestore,
  inTransaction,
  afterCommit,
  type Transaction,
} from '../../platform/firestore.ts';
import { log } from '../../platform/log.ts';
import { invoiceOf } from '../../records/invoice-record.ts';
import { orderRef, readOrder } from '../../records/order-record.ts';
import { readRefund, refundRef, refunds, type RefundRecord } from '../../records/payment-record.ts';
import { creditNotesOf, writeCreditNote } from './write-credit-note.ts';

const REASONS: Record<RefundRecord['reason'], string> = {
  shortfall: 'Goods could not be delivered',
  second_payment: 'Paid twice',
  cancelled: 'Order cancelled',
  late_part: 'Paid after the order was closed',
  return: 'Goods returned',
  undelivered: 'Goods returned undelivered',
  requested: 'Price reduction',
  reduced: 'Items removed from the order',
  dashboard: 'Price reduction',
};

/**
 * Issues the credit note of a processed refund if its order has an invoice: once, however often it is called, and
 * for at most what is left of the invoice. Returns its number, or null when none is due.
 */
export function issueCreditNote(refundId: string, at: Date): Promise<string | null> {
  return inTransaction(async (transaction) => {
    const refund = readRefund(await transaction.get(refundRef(refundId)));
    if (refund?.state !== 'processed' || !mayBeCredited(refund)) return null;
    if (refund.creditNoteNumber) return refund.creditNoteNumber;
    const invoice = await correctedInvoice(transaction, refund);
    if (!invoice) return null;
    const notes = await creditNotesOf(transaction, refund.orderId);
    const amount = paise(Math.min(refund.amount, remainingOf(invoice, notes).total));
    if (amount === 0) return null;
    const pieces = await creditedItems(transaction, refund);
    const claim = await readRefundGroup(transaction, refund, notes);
    const taken = { amount, pieces, ...claim, reason: REASONS[refund.reason] };
    const number = await writeCreditNote(transaction, invoice, taken, at);
    transaction.update(refundRef(refundId), { creditNoteNumber: number });
    afterCommit(transaction, () =>
      log.info('A credit note was issued.', { refund: refundId, creditNote: number }),
    );
    return number;
  });
}

/**
 * Items removed before the invoice were never on it, and refunds of duplicate or late payments do not change the
 * sale (CGST Act s. 34). A refund voucher does not rule out a credit note: it lowers the advance, while the
 * invoice is for the full price.
 */
function mayBeCredited({ reason, invoicedPieces }: RefundRecord): boolean {
  if (isExcessPayment(reason)) return false;
  return reason !== 'reduced' || invoicedPieces !== undefined;
}

async function correctedInvoice(
  transaction: Transaction,
  refund: RefundRecord,
): Promise<Invoice | null> {
  const order = readOrder(await transaction.get(orderRef(refund.orderId)));
  if (!order) return null;
  return invoiceOf(transaction, order);
}

/**
 * The items that the refund is for: returned, undelivered, removed after the invoice, or `rest` when the order
 * ends.
 */
async function creditedItems(
  transaction: Transaction,
  { returnId, reason, invoicedPieces = [] }: RefundRecord,
): Promise<CreditNoteInput['pieces']> {
  if (!returnId) return reason === 'cancelled' ? 'rest' : invoicedPieces;
  const sentBack = await transaction.get(firestore().collection(COLLECTIONS.returns).doc(returnId));
  const lines: unknown = sentBack.get('lines');
  if (!Array.isArray(lines)) return [];
  return lines.map((line: ShipmentLine & { received?: number }) => ({
    ...refOf(line),
    quantity: line.received ?? line.quantity,
  }));
}

interface RefundGroup {
  /** absent in older refunds, which have no group */
  claimed?: CreditNoteInput['claimed'];
  before: EarlierNotes;
}

async function readRefundGroup(
  transaction: Transaction,
  { orderId, claim }: RefundRecord,
  notes: readonly CreditNote[],
): Promise<RefundGroup> {
  if (claim === undefined) return { before: { ofClaim: [], others: notes } };
  const { docs } = await transaction.get(refunds().where('orderId', '==', orderId));
  const ofGroup = docs
    .flatMap((one) => readRefund(one) ?? [])
    .filter((one) => one.claim === claim && one.state !== 'failed' && mayBeCredited(one));
  const numbers = new Set(ofGroup.map(({ creditNoteNumber }) => creditNoteNumber));
  return {
    claimed: sumPaise(ofGroup.map(({ amount }) => amount)),
    before: {
      ofClaim: notes.filter(({ number }) => numbers.has(number)),
      others: notes.filter(({ number }) => !numbers.has(number)),
    },
  };
}
