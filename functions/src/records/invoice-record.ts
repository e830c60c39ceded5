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

export interface SerialNumber {
  number: string;
  serial: number;
  take: () => void;
}

/** Slashes are not allowed in document ids. */
export function invoiceRef(number: string): DocumentReference {
  return firestore().collection(COLLECTIONS.invoices).doc(idOf(number));
}

export function creditNoteRef(number: string): DocumentReference {
  return firestore().collection(COLLECTIONS.creditNotes).doc(idOf(number));
}

export function receiptRef(number: string): DocumentReference {
  return firestore().collection(COLLECTIONS.receiptVouchers).doc(idOf(number));
}

export function refundVoucherRef(number: string): DocumentReference {
  return firestore().collection(COLLECTIONS.refundVouchers).doc(idOf(number));
}

export function readRefundVoucher(snapshot: DocumentSnapshot): RefundVoucher | null {
  return (withDates(snapshot.data()) as RefundVoucher | undefined) ?? null;
}

export function readReceipt(snapshot: DocumentSnapshot): ReceiptVoucher | null {
  return (withDates(snapshot.data()) as ReceiptVoucher | undefined) ?? null;
}

export function readInvoice(snapshot: DocumentSnapshot): Invoice | null {
  return (withDates(snapshot.data()) as Invoice | undefined) ?? null;
}

export async function invoiceOf(
  transaction: Transaction,
  { invoiceNumber: number }: Pick<Order, 'invoiceNumber'>,
): Promise<Invoice | null> {
  return number ? readInvoice(await transaction.get(invoiceRef(number))) : null;
}

export function readCreditNote(snapshot: DocumentSnapshot): CreditNote | null {
  return (withDates(snapshot.data()) as CreditNote | undefined) ?? null;
}

/**
 * The next number of a series (CGST Rule 46(b): consecutive, unique within a financial year). Reads, so call it
 * before the transaction's writes; the transaction prevents two documents with one number.
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

export const SERIES_COLLECTIONS: Readonly<Record<InvoiceSeries, string>> = {
  [INVOICE_SERIES.invoice]: COLLECTIONS.invoices,
  [INVOICE_SERIES.creditNote]: COLLECTIONS.creditNotes,
  [INVOICE_SERIES.receipt]: COLLECTIONS.receiptVouchers,
  [INVOICE_SERIES.refundVoucher]: COLLECTIONS.refundVouchers,
};

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
