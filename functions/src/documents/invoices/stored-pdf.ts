import type { CreditNote, Invoice } from '@kargha/domain/invoices/invoice';

import { readStoredFile, savePrivateFile } from '../../platform/file-store.ts';
import { creditNotePdf, invoicePdf } from './invoice-pdf.ts';

const PDF = 'application/pdf';

export function invoiceFile(invoice: Invoice): Promise<Buffer> {
  return storedPdf(invoice, () => invoicePdf(invoice));
}

export function creditNoteFile(note: CreditNote, against: Invoice): Promise<Buffer> {
  return storedPdf(note, () => creditNotePdf(note, against));
}

/** Documents are rendered on first use and stored unchanged from then on. */
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
