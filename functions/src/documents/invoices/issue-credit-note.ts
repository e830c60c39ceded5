import { COLLECTIONS } from '@kargha/domain/records/collections';
import type { EarlierNotes, CreditNoteInput } from '@kargha/domain/invoices/credit-note-lines';
import { remainingOf } from '@kargha/domain/invoices/creditable-invoice-lines';
import type { CreditNote, Invoice } from '@kargha/domain/invoices/invoice';
import { paise, sumPaise } from '@kargha/domain/money/paise';
import type { RefundTarget } from '@kargha/domain/payments/payment-schema';
import { reducesSale, type RefundPurpose } from '@kargha/domain/payments/refund-purpose';
import type { ShipmentLine } from '@kargha/domain/orders/shipment';
import { refOf } from '@kargha/domain/shopping/line-ref';

import {
  firestore,
  inTransaction,
  afterCommit,
  type DocumentReference,
  type DocumentSnapshot,
  type Transaction,
} from '../../platform/firestore.ts';
import { log } from '../../platform/log.ts';
import {
  balanceAdjustmentsOf,
  readBalanceAdjustment,
  readEachBalanceAdjustment,
} from '../../records/balance-adjustment-record.ts';
import { invoiceOf } from '../../records/invoice-record.ts';
import { orderRef, readOrder } from '../../records/order-record.ts';
import {
  readEachRefund,
  readRefund,
  refunds,
  type RefundRecord,
} from '../../records/payment-record.ts';
import { creditNotesOf, writeCreditNote } from './write-credit-note.ts';

const REASONS: Record<RefundPurpose, string> = {
  shortfall: 'Goods could not be delivered',
  gift_card: 'Gift card taken back',
  duplicate_payment: 'Paid twice',
  cancellation: 'Order cancelled',
  late_payment: 'Paid after the order was closed',
  return: 'Goods returned',
  exchange: 'Goods returned',
  replacement_refund: 'Replacement refunded',
  undelivered: 'Goods returned undelivered',
  removed_items: 'Items removed from the order',
  price_adjustment: 'Price reduction',
};

/** A processed refund, or a balance adjustment. */
type Creditable = Pick<
  RefundRecord,
  keyof RefundTarget | 'amount' | 'claim' | 'creditNoteNumber'
> & { orderId: string };

/**
 * Issues the credit note of a processed refund or of a balance adjustment if its order has an invoice: once, however
 * often it is called, and for at most what is left of the invoice. Returns its number, or null when none is due.
 */
export function issueCreditNote(source: DocumentReference, at: Date): Promise<string | null> {
  return inTransaction(async (transaction) => {
    const refund = readCreditable(await transaction.get(source));
    if (!refund || !mayBeCredited(refund)) return null;
    if (refund.creditNoteNumber) return refund.creditNoteNumber;
    const invoice = await correctedInvoice(transaction, refund);
    if (!invoice) return null;
    const notes = await creditNotesOf(transaction, refund.orderId);
    const amount = paise(Math.min(refund.amount, remainingOf(invoice, notes).total));
    if (amount === 0) return null;
    const pieces = await creditedItems(transaction, refund);
    const claim = await readRefundGroup(transaction, refund, notes);
    const taken = { amount, pieces, ...claim, reason: REASONS[refund.purpose] };
    const number = await writeCreditNote(transaction, invoice, taken, at);
    transaction.update(source, { creditNoteNumber: number });
    afterCommit(transaction, () =>
      log.info('A credit note was issued.', { source: source.path, creditNote: number }),
    );
    return number;
  });
}

/** Null for a refund that is not processed, or not of an order. */
export function readCreditable(snapshot: DocumentSnapshot): Creditable | null {
  if (snapshot.ref.parent.id === COLLECTIONS.balanceAdjustments) {
    return readBalanceAdjustment(snapshot);
  }
  const refund = readRefund(snapshot);
  if (refund?.state !== 'processed' || refund.orderId === null) return null;
  return { ...refund, orderId: refund.orderId };
}

/**
 * Items removed before the invoice were never on it, and refunds of duplicate or late payments do not change the
 * sale (CGST Act s. 34). A refund voucher does not rule out a credit note: it lowers the advance, while the
 * invoice is for the full price.
 */
function mayBeCredited({
  purpose,
  isInvoiced,
}: Pick<Creditable, 'purpose' | 'isInvoiced'>): boolean {
  if (!reducesSale(purpose)) return false;
  return purpose !== 'removed_items' || isInvoiced === true;
}

async function correctedInvoice(
  transaction: Transaction,
  refund: Creditable,
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
  { returnId, purpose, lines: affected = [] }: Creditable,
): Promise<CreditNoteInput['pieces']> {
  if (!returnId) return purpose === 'cancellation' ? 'rest' : affected;
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
  { orderId, claim }: Creditable,
  notes: readonly CreditNote[],
): Promise<RefundGroup> {
  if (claim === undefined) return { before: { ofClaim: [], others: notes } };
  const past = await transaction.get(refunds().where('orderId', '==', orderId));
  const adjustments = await transaction.get(balanceAdjustmentsOf(orderId));
  const notFailed = readEachRefund(past.docs).filter(({ state }) => state !== 'failed');
  const adjusted = readEachBalanceAdjustment(adjustments.docs);
  const ofGroup = [...notFailed, ...adjusted].filter(
    (one) => one.claim === claim && mayBeCredited(one),
  );
  const numbers = new Set(ofGroup.map(({ creditNoteNumber }) => creditNoteNumber));
  return {
    claimed: sumPaise(ofGroup.map(({ amount }) => amount)),
    before: {
      ofClaim: notes.filter(({ number }) => numbers.has(number)),
      others: notes.filter(({ number }) => !numbers.has(number)),
    },
  };
}
