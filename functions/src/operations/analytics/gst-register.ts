import { registerGoods } from '@kargha/domain/invoices/gst-register';
import { type RegisterKind, type RegisterQuery } from '@kargha/domain/reports/analytics';
import type { RegisterDocument } from '@kargha/domain/reports/analytics-endpoints';
import { addDays, startOfIndianDay } from '@kargha/domain/india/indian-day';
import { INVOICE_SERIES, type Invoice, type InvoiceSeries } from '@kargha/domain/invoices/invoice';

import { readPage, type CursorPage } from '../../http/cursor-page.ts';
import { FieldPath, firestore, type DocumentSnapshot } from '../../platform/firestore.ts';
import {
  invoiceRef,
  SERIES_COLLECTIONS,
  readCreditNote,
  readInvoice,
  readReceipt,
  readRefundVoucher,
} from '../../records/invoice-record.ts';

const PER_PAGE = 100;

const SERIES: Record<RegisterKind, InvoiceSeries> = {
  invoice: INVOICE_SERIES.invoice,
  'credit-note': INVOICE_SERIES.creditNote,
  receipt: INVOICE_SERIES.receipt,
  'refund-voucher': INVOICE_SERIES.refundVoucher,
};

/**
 * One page of documents of a kind, by date of issue. At most 202 reads, because a credit note gets its buyer from
 * its invoice. Throws 400 invalid when the cursor no longer exists.
 */
export async function listRegister({
  from,
  to,
  kind,
  cursor,
}: RegisterQuery): Promise<CursorPage<RegisterDocument>> {
  const documents = firestore().collection(SERIES_COLLECTIONS[SERIES[kind]]);
  const { rows, nextCursor } = await readPage({
    query: documents
      .where('issuedAt', '>=', startOfIndianDay(from))
      .where('issuedAt', '<', startOfIndianDay(addDays(to, 1)))
      .orderBy('issuedAt')
      .orderBy(FieldPath.documentId()),
    cursor,
    size: PER_PAGE,
    documentRef: (id) => documents.doc(id),
    rowOf: (snapshot) => snapshot,
  });
  return { rows: await READERS[kind](rows), nextCursor };
}

type RegisterReader = (
  snapshots: readonly DocumentSnapshot[],
) => RegisterDocument[] | Promise<RegisterDocument[]>;

const READERS: Record<RegisterKind, RegisterReader> = {
  invoice: (all) => all.flatMap((one) => invoiceRow(readInvoice(one)) ?? []),
  'credit-note': creditNoteRows,
  receipt: (all) => all.flatMap((one) => voucherRow('receipt', readReceipt(one), '') ?? []),
  'refund-voucher': (all) =>
    all.flatMap((one) => {
      const voucher = readRefundVoucher(one);
      return voucherRow('refund-voucher', voucher, voucher?.receiptNumber ?? '') ?? [];
    }),
};

/** A cancelled invoice keeps its number in the series and counts nothing. */
const NO_AMOUNTS = { goods: [], shipping: 0, roundOff: 0, total: 0 };

function invoiceRow(invoice: Invoice | null): RegisterDocument | null {
  if (!invoice) return null;
  return {
    ...numberFields('invoice', invoice),
    ...(invoice.eInvoice?.state === 'cancelled' ? NO_AMOUNTS : amountFields(invoice)),
    ...supplyFields(invoice),
    against: '',
  };
}

/** Buyer and place of supply are on the invoices that the notes refer to. */
async function creditNoteRows(snapshots: readonly DocumentSnapshot[]): Promise<RegisterDocument[]> {
  const notes = snapshots.flatMap((one) => readCreditNote(one) ?? []);
  const numbers = [...new Set(notes.map(({ invoiceNumber }) => invoiceNumber))];
  const found = numbers.length === 0 ? [] : await firestore().getAll(...numbers.map(invoiceRef));
  const invoices = new Map(found.map((one, index) => [numbers[index], readInvoice(one)]));
  return notes.map((note) => ({
    ...numberFields('credit-note', note),
    ...amountFields(note),
    ...supplyFields(invoices.get(note.invoiceNumber)),
    against: note.invoiceNumber,
  }));
}

type Voucher = Omit<Numbered, 'kind'> & SupplyDetails & { amount: number };

function voucherRow(
  kind: RegisterKind,
  voucher: Voucher | null,
  against: string,
): RegisterDocument | null {
  if (!voucher) return null;
  const untaxed = { goods: [], shipping: 0, roundOff: 0, total: voucher.amount };
  return { ...numberFields(kind, voucher), ...supplyFields(voucher), ...untaxed, against };
}

type Numbered = Pick<Invoice, 'number' | 'financialYear' | 'serial' | 'issuedAt'>;
type SupplyDetails = Pick<Invoice, 'buyer' | 'placeOfSupply'>;

function numberFields(kind: RegisterKind, { number, financialYear, serial, issuedAt }: Numbered) {
  return { kind, number, financialYear, serial, issuedAt };
}

function supplyFields(document: SupplyDetails | null | undefined) {
  if (!document) return { buyer: '', gstin: '', placeOfSupply: { name: '', stateCode: '' } };
  const { buyer, placeOfSupply } = document;
  return { buyer: buyer.name, gstin: buyer.gstin, placeOfSupply };
}

function amountFields({ lines, totals }: Pick<Invoice, 'lines' | 'totals'>) {
  const { shipping, roundOff, total } = totals;
  return { goods: registerGoods(lines), shipping, roundOff, total };
}
