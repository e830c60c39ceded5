import { COLLECTIONS } from '@kargha/domain/records/collections';
import {
  INVOICE_SERIES,
  invoiceNumber,
  type CreditNote,
  type Invoice,
  type InvoiceSeries,
} from '@kargha/domain/invoices/invoice';
import type { Order } from '@kargha/domain/orders/order';
import type { ReceiptVoucher } from '@kargha/domain/invoices/receipt-voucher';
import type { RefundVoucher } from '@kargha/domain/invoices/refund-voucher';

import {
  firestore,
  withDates,
  type DocumentReference,
  type DocumentSnapshot,
  type Transaction,
} from '../platform/firestore.ts';

/** A place in a series of a financial year that nobody else can take. */
export interface SerialNumber {
  number: string;
  serial: number;
  /** writes that the place is taken; call it with the paper's other writes */
  take: () => void;
}

/** The document of an invoice; a slash cannot stand in an id. */
export function invoiceRef(number: string): DocumentReference {
  return firestore().collection(COLLECTIONS.invoices).doc(idOf(number));
}

/** The document of a credit note, by its number. */
export function creditNoteRef(number: string): DocumentReference {
  return firestore().collection(COLLECTIONS.creditNotes).doc(idOf(number));
}

/** The document of a receipt voucher, by its number. */
export function receiptRef(number: string): DocumentReference {
  return firestore().collection(COLLECTIONS.receiptVouchers).doc(idOf(number));
}

/** The document of a refund voucher, by its number. */
export function refundVoucherRef(number: string): DocumentReference {
  return firestore().collection(COLLECTIONS.refundVouchers).doc(idOf(number));
}

/** The refund voucher in a document; null when there is none. */
export function readRefundVoucher(snapshot: DocumentSnapshot): RefundVoucher | null {
  return (withDates(snapshot.data()) as RefundVoucher | undefined) ?? null;
}

/** The receipt voucher in a document; null when there is none. */
export function readReceipt(snapshot: DocumentSnapshot): ReceiptVoucher | null {
  return (withDates(snapshot.data()) as ReceiptVoucher | undefined) ?? null;
}

/** The invoice in a document; null when there is none. */
export function readInvoice(snapshot: DocumentSnapshot): Invoice | null {
  return (withDates(snapshot.data()) as Invoice | undefined) ?? null;
}

/** The invoice of an order; null while it has none. */
export async function invoiceOf(
  transaction: Transaction,
  { invoiceNumber: number }: Pick<Order, 'invoiceNumber'>,
): Promise<Invoice | null> {
  return number ? readInvoice(await transaction.get(invoiceRef(number))) : null;
}

/** The credit note in a document; null when there is none. */
export function readCreditNote(snapshot: DocumentSnapshot): CreditNote | null {
  return (withDates(snapshot.data()) as CreditNote | undefined) ?? null;
}

/**
 * The next number of a series (CGST Rule 46(b): consecutive, unique within a financial year). It reads, so it comes
 * before the transaction's writes; the transaction keeps others from drawing the same number.
 */
export async function nextSerialNumber(
  transaction: Transaction,
  series: InvoiceSeries,
  year: string,
): Promise<SerialNumber> {
  const counter = firestore().collection(COLLECTIONS.counters).doc(`${series}-${year}`);
  const stored: unknown = (await transaction.get(counter)).get('last');
  const last = typeof stored === 'number' ? stored : await lastSerial(series, year, transaction);
  const serial = last + 1;
  return {
    number: invoiceNumber(series, year, serial),
    serial,
    take: () => {
      transaction.set(counter, { last: serial });
    },
  };
}

/** Where the papers of each series are. */
export const SERIES_COLLECTIONS: Readonly<Record<InvoiceSeries, string>> = {
  [INVOICE_SERIES.invoice]: COLLECTIONS.invoices,
  [INVOICE_SERIES.creditNote]: COLLECTIONS.creditNotes,
  [INVOICE_SERIES.receipt]: COLLECTIONS.receiptVouchers,
  [INVOICE_SERIES.refundVoucher]: COLLECTIONS.refundVouchers,
};

/** The highest place in a series that a paper of this financial year has; 0 while there is none. */
export async function lastSerial(
  series: InvoiceSeries,
  year: string,
  transaction?: Transaction,
): Promise<number> {
  const last = firestore()
    .collection(SERIES_COLLECTIONS[series])
    .where('financialYear', '==', year)
    .orderBy('serial', 'desc')
    .limit(1);
  const { docs } = await (transaction ? transaction.get(last) : last.get());
  const serial: unknown = docs[0]?.get('serial');
  return typeof serial === 'number' ? serial : 0;
}

function idOf(number: string): string {
  return number.replaceAll('/', '-');
}
