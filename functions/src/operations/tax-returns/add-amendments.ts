import { indianMonth } from '@kargha/domain/india/indian-day';
import type { Invoice } from '@kargha/domain/invoices/invoice';
import { amendedBetween, type FiledMonths } from '@kargha/domain/tax-returns/filed-months';
import {
  creditNoteSupply,
  invoiceSupply,
  isCancelledInvoice,
} from '@kargha/domain/tax-returns/supply-document';
import type { TaxReturnBuilder } from '@kargha/domain/tax-returns/tax-return-builder';

import { firestore } from '../../platform/firestore.ts';
import { COLLECTIONS } from '@kargha/domain/records/collections';
import { readCreditNote, readInvoice } from '../../records/invoice-record.ts';
import { monthCreditNotes, monthInvoices } from './add-documents.ts';

/**
 * Corrections of this month that concern documents of months whose returns were filed. All documents of such a month are
 * read again: a sum of table 10 replaces the earlier one.
 */
export async function addAmendments(
  builder: TaxReturnBuilder,
  month: string,
  filed: FiledMonths,
): Promise<void> {
  for (const earlier of await correctedMonths(month)) {
    const between = amendedBetween(earlier, month, filed);
    if (!between) continue;
    const { after, until } = between;
    for await (const invoice of monthInvoices(earlier)) {
      if (isCancelledInvoice(invoice)) continue;
      builder.restate(invoiceSupply(invoice, after), invoiceSupply(invoice, until));
    }
    for await (const [note, invoice] of monthCreditNotes(earlier)) {
      if (!invoice) continue;
      const at = (time: Date) => creditNoteSupply(note, invoice, time);
      builder.restate(at(after), at(until));
    }
  }
}

/** The months of the invoices that were corrected in a month, and of their credit notes. */
async function correctedMonths(month: string): Promise<string[]> {
  const { docs } = await firestore()
    .collection(COLLECTIONS.invoices)
    .where('correctedMonths', 'array-contains', month)
    .get();
  const invoices = docs.flatMap((one) => readInvoice(one) ?? []);
  const notes = await Promise.all(invoices.map(noteMonths));
  const months = [...invoices.map(({ issuedAt }) => indianMonth(issuedAt)), ...notes.flat()];
  return [...new Set(months)].sort();
}

async function noteMonths({ number }: Invoice): Promise<string[]> {
  const { docs } = await firestore()
    .collection(COLLECTIONS.creditNotes)
    .where('invoiceNumber', '==', number)
    .get();
  return docs
    .flatMap((one) => readCreditNote(one) ?? [])
    .map(({ issuedAt }) => indianMonth(issuedAt));
}
