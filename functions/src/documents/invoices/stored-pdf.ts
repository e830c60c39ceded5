import type { CreditNote, Invoice } from '@kargha/domain/invoices/invoice';

import { readStoredFile, savePrivateFile } from '../../platform/file-store.ts';
import { log } from '../../platform/log.ts';
import { creditNotePdf, invoicePdf } from './invoice-pdf.ts';

const PDF = 'application/pdf';

export function invoiceFile(invoice: Invoice): Promise<Buffer> {
  return storedPdf(invoice, () => invoicePdf(invoice), invoice);
}

export function creditNoteFile(note: CreditNote, against: Invoice): Promise<Buffer> {
  return storedPdf(note, () => creditNotePdf(note, against), against);
}

/**
 * Documents are rendered on first use and stored unchanged from then on. While Storage fails, each download renders
 * the document from its record; the first one after that stores it. A corrected recipient gets a new file.
 */
export async function storedPdf(
  { uid, number }: Pick<Invoice, 'uid' | 'number'>,
  draw: () => Promise<Buffer>,
  { corrections = [] }: Pick<Invoice, 'corrections'> = {},
): Promise<Buffer> {
  const revision = corrections.length === 0 ? '' : `-r${corrections.length}`;
  const path = `invoices/${uid ?? 'guests'}/${number.replaceAll('/', '-')}${revision}.pdf`;
  const stored = await readStoredFile(path).catch((error: unknown) => {
    log.error('A stored document could not be read.', error, { path });
  });
  if (stored) return stored;
  const drawn = await draw();
  if (stored === null) await store(path, drawn);
  return drawn;
}

async function store(path: string, file: Buffer): Promise<void> {
  await savePrivateFile(path, file, PDF).catch((error: unknown) => {
    log.error('A document could not be stored.', error, { path });
  });
}
