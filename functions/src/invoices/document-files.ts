import type { CreditNote, Invoice } from '@kargha/domain/invoices/invoice';

import { readStoredFile, savePrivateFile } from '../platform/file-store.ts';
import { creditNotePdf, invoicePdf } from './invoice-pdf.ts';

const PDF = 'application/pdf';

/** The PDF of an invoice: drawn when it is first wanted, and kept as it is from then on. */
export function invoiceFile(invoice: Invoice): Promise<Buffer> {
  return storedPdf(invoice, () => invoicePdf(invoice));
}

/** The PDF of a credit note, which names the invoice that it goes against. */
export function creditNoteFile(note: CreditNote, against: Invoice): Promise<Buffer> {
  return storedPdf(note, () => creditNotePdf(note, against));
}

/** The file of a paper: drawn when it is first wanted, and kept as it is from then on. */
export async function storedPdf(
  { uid, number }: Pick<Invoice, 'uid' | 'number'>,
  draw: () => Promise<Buffer>,
): Promise<Buffer> {
  const path = `invoices/${uid ?? 'guests'}/${number.replaceAll('/', '-')}.pdf`;
  const kept = await readStoredFile(path);
  if (kept) return kept;
  const drawn = await draw();
  await savePrivateFile(path, drawn, PDF);
  return drawn;
}
