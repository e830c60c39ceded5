import {
  registerGoods,
  type RegisterKind,
  type RegisterDocument,
  type RegisterQuery,
} from '@kargha/domain/invoices/gst-register';
import { addDays, startOfIndianDay } from '@kargha/domain/india/indian-day';
import { INVOICE_SERIES, type Invoice, type InvoiceSeries } from '@kargha/domain/invoices/invoice';

import { readPage, type CursorPage } from '../http/cursor-page.ts';
import { FieldPath, firestore, type DocumentSnapshot } from '../platform/firestore.ts';
import {
  invoiceRef,
  SERIES_COLLECTIONS,
  readCreditNote,
  readInvoice,
  readReceipt,
  readRefundVoucher,
} from '../records/invoice-record.ts';

const PER_PAGE = 100;

const SERIES: Record<RegisterKind, InvoiceSeries> = {
  invoice: INVOICE_SERIES.invoice,
  'credit-note': INVOICE_SERIES.creditNote,
  receipt: INVOICE_SERIES.receipt,
  'refund-voucher': INVOICE_SERIES.refundVoucher,
};

/**
 * One page of the papers of a kind, by the moment at which they were issued: at most 202 reads, for a credit note has
 * its buyer from its invoice. Throws 400 invalid when the cursor's paper is not there.
 */
export async function listRegister({
  from,
  to,
  kind,
  cursor,
}: RegisterQuery): Promise<CursorPage<RegisterDocument>> {
  const papers = firestore().collection(SERIES_COLLECTIONS[SERIES[kind]]);
  const { rows, nextCursor } = await readPage({
    query: papers
      .where('issuedAt', '>=', startOfIndianDay(from))
      .where('issuedAt', '<', startOfIndianDay(addDays(to, 1)))
      .orderBy('issuedAt')
      .orderBy(FieldPath.documentId()),
    cursor,
    size: PER_PAGE,
    documentRef: (id) => papers.doc(id),
    rowOf: (snapshot) => snapshot,
  });
  return { rows: await PAPERS_OF[kind](rows), nextCursor };
}

type Read = (snapshots: readonly DocumentSnapshot[]) => RegisterDocument[] | Promise<RegisterDocument[]>;

const PAPERS_OF: Record<RegisterKind, Read> = {
  invoice: (all) => all.flatMap((one) => invoicePaper(readInvoice(one)) ?? []),
  'credit-note': notePapers,
  receipt: (all) => all.flatMap((one) => voucherPaper('receipt', readReceipt(one), '') ?? []),
  'refund-voucher': (all) =>
    all.flatMap((one) => {
      const voucher = readRefundVoucher(one);
      return voucherPaper('refund-voucher', voucher, voucher?.receiptNumber ?? '') ?? [];
    }),
};

function invoicePaper(invoice: Invoice | null): RegisterDocument | null {
  if (!invoice) return null;
  return { ...numbered('invoice', invoice), ...taxed(invoice), ...supplied(invoice), against: '' };
}

/** Buyer and place of supply stand on the invoices that the notes take back. */
async function notePapers(snapshots: readonly DocumentSnapshot[]): Promise<RegisterDocument[]> {
  const notes = snapshots.flatMap((one) => readCreditNote(one) ?? []);
  const numbers = [...new Set(notes.map(({ invoiceNumber }) => invoiceNumber))];
  const found = numbers.length === 0 ? [] : await firestore().getAll(...numbers.map(invoiceRef));
  const invoices = new Map(found.map((one, index) => [numbers[index], readInvoice(one)]));
  return notes.map((note) => ({
    ...numbered('credit-note', note),
    ...taxed(note),
    ...supplied(invoices.get(note.invoiceNumber)),
    against: note.invoiceNumber,
  }));
}

type Voucher = Omit<Numbered, 'kind'> & Supply & { amount: number };

function voucherPaper(
  kind: RegisterKind,
  voucher: Voucher | null,
  against: string,
): RegisterDocument | null {
  if (!voucher) return null;
  const untaxed = { goods: [], shipping: 0, roundOff: 0, total: voucher.amount };
  return { ...numbered(kind, voucher), ...supplied(voucher), ...untaxed, against };
}

type Numbered = Pick<Invoice, 'number' | 'financialYear' | 'serial' | 'issuedAt'>;
type Supply = Pick<Invoice, 'buyer' | 'placeOfSupply'>;

function numbered(kind: RegisterKind, { number, financialYear, serial, issuedAt }: Numbered) {
  return { kind, number, financialYear, serial, issuedAt: issuedAt.toISOString() };
}

function supplied(paper: Supply | null | undefined) {
  if (!paper) return { buyer: '', gstin: '', placeOfSupply: { name: '', stateCode: '' } };
  const { buyer, placeOfSupply } = paper;
  return { buyer: buyer.name, gstin: buyer.gstin, placeOfSupply };
}

function taxed({ lines, totals }: Pick<Invoice, 'lines' | 'totals'>) {
  const { shipping, roundOff, total } = totals;
  return { goods: registerGoods(lines), shipping, roundOff, total };
}
