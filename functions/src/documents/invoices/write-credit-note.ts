import { COLLECTIONS } from '@kargha/domain/records/collections';
import { creditNoteLines, type CreditNoteInput } from '@kargha/domain/invoices/credit-note-lines';
import {
  financialYear,
  INVOICE_SERIES,
  type CreditNote,
  type Invoice,
} from '@kargha/domain/invoices/invoice';

import { needsEInvoice } from '@kargha/domain/invoices/e-invoice-rules';
import { firestore, type Transaction } from '../../platform/firestore.ts';
import { creditNoteRef, nextSerialNumber, readCreditNote } from '../../records/invoice-record.ts';
import { countInvoiced } from '../../records/sales/count-breakdown.ts';
import { taxPortalSettings } from '../../records/settings-record.ts';
import { pendingEInvoice } from '../e-invoice/irn.ts';

export async function creditNotesOf(
  transaction: Transaction,
  orderId: string,
): Promise<CreditNote[]> {
  const notes = firestore().collection(COLLECTIONS.creditNotes);
  const { docs } = await transaction.get(notes.where('orderId', '==', orderId));
  return docs.flatMap((one) => readCreditNote(one) ?? []);
}

/** Also subtracts its tax from the day's figures. Returns the number. */
export async function writeCreditNote(
  transaction: Transaction,
  invoice: Invoice,
  { reason, ...taken }: CreditNoteInput & Pick<CreditNote, 'reason'>,
  at: Date,
): Promise<string> {
  const year = financialYear(at);
  const serialNumber = await nextSerialNumber(transaction, INVOICE_SERIES.creditNote, year);
  const { number, serial } = serialNumber;
  const settings = await taxPortalSettings();
  const note: CreditNote = {
    number,
    financialYear: year,
    serial,
    uid: invoice.uid,
    invoiceNumber: invoice.number,
    orderId: invoice.orderId,
    reason,
    ...creditNoteLines(invoice, taken),
    issuedAt: at,
  };
  if (needsEInvoice({ ...invoice, lines: note.lines }, settings, at)) {
    note.eInvoice = pendingEInvoice(invoice.supplier, 'CRN', note);
  }
  serialNumber.take();
  transaction.create(creditNoteRef(number), note);
  countInvoiced(transaction, { ...note, placeOfSupply: invoice.placeOfSupply }, -1);
  return number;
}
