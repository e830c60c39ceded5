import { INVOICE_SERIES, type CreditNote, type Invoice } from '@kargha/domain/invoices/invoice';
import {
  creditNoteSupply,
  invoiceSupply,
  isCancelledInvoice,
} from '@kargha/domain/tax-returns/supply-document';
import type { TaxReturnBuilder } from '@kargha/domain/tax-returns/tax-return-builder';

import {
  readCreditNote,
  readInvoice,
  readReceipt,
  readRefundVoucher,
} from '../../records/invoice-record.ts';
import { correctedInvoices, monthChallans, monthDocuments } from './month-documents.ts';

/** @param at when the return was filed: later corrections are in later returns; undefined: not yet */
export async function addDocuments(
  builder: TaxReturnBuilder,
  month: string,
  at: Date | undefined,
): Promise<void> {
  for await (const invoice of monthInvoices(month)) {
    const isCancelled = isCancelledInvoice(invoice);
    builder.addNumber({ kind: 'invoice', ...invoice, isCancelled });
    if (!isCancelled) builder.addSupply(invoiceSupply(invoice, at));
  }
  for await (const [note, corrected] of monthCreditNotes(month)) {
    builder.addNumber({ kind: 'credit-note', ...note });
    if (corrected) builder.addSupply(creditNoteSupply(note, corrected, at));
    else builder.addUnmatched(note);
  }
  await addVouchers(builder, month);
  for await (const page of monthChallans(month)) {
    for (const { state, documentNumber: number, invoiceNumber } of page) {
      builder.addChallan({ invoiceNumber, number, isCancelled: state === 'cancelled' });
    }
  }
}

export async function* monthInvoices(month: string): AsyncGenerator<Invoice> {
  for await (const page of monthDocuments(INVOICE_SERIES.invoice, month)) {
    yield* page.flatMap((one) => readInvoice(one) ?? []);
  }
}

/** Each with the invoice that it corrects. */
export async function* monthCreditNotes(
  month: string,
): AsyncGenerator<[CreditNote, Invoice | undefined]> {
  for await (const page of monthDocuments(INVOICE_SERIES.creditNote, month)) {
    const notes = page.flatMap((one) => readCreditNote(one) ?? []);
    const invoices = await correctedInvoices(notes.map(({ invoiceNumber }) => invoiceNumber));
    for (const note of notes) yield [note, invoices.get(note.invoiceNumber)];
  }
}

/** An advance for goods bears no tax (Notification 66/2017-CT), so vouchers are only counted. */
async function addVouchers(builder: TaxReturnBuilder, month: string): Promise<void> {
  for await (const page of monthDocuments(INVOICE_SERIES.receipt, month)) {
    for (const receipt of page.flatMap((one) => readReceipt(one) ?? [])) {
      builder.addNumber({ kind: 'receipt', ...receipt });
    }
  }
  for await (const page of monthDocuments(INVOICE_SERIES.refundVoucher, month)) {
    for (const voucher of page.flatMap((one) => readRefundVoucher(one) ?? [])) {
      builder.addNumber({ kind: 'refund-voucher', ...voucher });
    }
  }
}
