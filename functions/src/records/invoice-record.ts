import { COLLECTIONS } from '@kargha/domain/records/collections';
import {
  creditNoteSchema,
  invoice,
  receiptVoucherSchema,
  refundVoucherSchema,
  type Invoice,
} from '@kargha/domain/invoices/invoice-fields';
import { INVOICE_SERIES, invoiceNumber, type InvoiceSeries } from '@kargha/domain/invoices/invoice';
import type { Order } from '@kargha/domain/orders/order';

import { firestore, type Transaction } from '../platform/firestore.ts';
import { storedDocuments } from './stored-documents.ts';

export interface SerialNumber {
  number: string;
  serial: number;
  take: () => void;
}

const invoices = storedDocuments({ collection: COLLECTIONS.invoices, schema: invoice });
const creditNotes = storedDocuments({
  collection: COLLECTIONS.creditNotes,
  schema: creditNoteSchema,
});
const receipts = storedDocuments({
  collection: COLLECTIONS.receiptVouchers,
  schema: receiptVoucherSchema,
});
const refundVouchers = storedDocuments({
  collection: COLLECTIONS.refundVouchers,
  schema: refundVoucherSchema,
});

export const { read: readInvoice } = invoices;
export const { read: readCreditNote } = creditNotes;
export const { read: readReceipt } = receipts;
export const { read: readRefundVoucher } = refundVouchers;

/** Slashes are not allowed in document ids. */
export const invoiceRef = (number: string) => invoices.ref(idOf(number));
export const creditNoteRef = (number: string) => creditNotes.ref(idOf(number));
export const receiptRef = (number: string) => receipts.ref(idOf(number));
export const refundVoucherRef = (number: string) => refundVouchers.ref(idOf(number));

export async function invoiceOf(
  transaction: Transaction,
  { invoiceNumber: number }: Pick<Order, 'invoiceNumber'>,
): Promise<Invoice | null> {
  return number ? readInvoice(await transaction.get(invoiceRef(number))) : null;
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
