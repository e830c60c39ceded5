import { createHash } from 'node:crypto';

import type { EInvoice } from '@kargha/domain/invoices/e-invoice-schema';
import type { Invoice, InvoiceParty } from '@kargha/domain/invoices/invoice';

/** As the portal names the documents of the shop. */
export type PortalDocumentType = 'INV' | 'CRN';

type Numbered = Pick<Invoice, 'number' | 'financialYear'>;

/**
 * The invoice reference number: SHA-256 of GST number, financial year as 2026-27, type and number (NIC e-invoice API,
 * `Irn`). The same document always has the same one, so a repeated registration can never create a second.
 */
export function irnOf(
  { gstin }: Pick<InvoiceParty, 'gstin'>,
  type: PortalDocumentType,
  { number, financialYear }: Numbered,
): string {
  const years = `20${financialYear.slice(0, 2)}-${financialYear.slice(2)}`;
  return createHash('sha256').update(`${gstin}${years}${type}${number}`).digest('hex');
}

/** A document that waits for its registration from the moment it is issued. */
export function pendingEInvoice(
  supplier: Pick<InvoiceParty, 'gstin'>,
  type: PortalDocumentType,
  document: Numbered & Pick<Invoice, 'issuedAt'>,
): EInvoice {
  return {
    state: 'pending',
    irn: irnOf(supplier, type, document),
    ackNo: '',
    ackDate: null,
    signedQr: '',
    problem: '',
    attempts: 0,
    nextAttemptAt: document.issuedAt,
    cancelledAt: null,
  };
}
