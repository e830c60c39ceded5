import type { EInvoice } from '@kargha/domain/invoices/e-invoice-schema';

import { conflict } from '../../http/errors.ts';
import { inTransaction } from '../../platform/firestore.ts';
import { documentNotFound } from '../invoices/document-access.ts';
import {
  portalDocumentRef,
  readPortalDocument,
  type DocumentName,
  type Registrar,
} from './portal-document.ts';
import { registerDocument } from './register-document.ts';

/**
 * Registers a document now, because staff ask for it. Returns its state after the attempt; a registered one stays as it
 * is. Throws 404, and 409 `no_tax_portal`, `no_e_invoice` or `e_invoice_cancelled`.
 */
export async function retryRegistration(
  registrar: Registrar,
  name: DocumentName,
): Promise<EInvoice> {
  if (!registrar.taxPortal) throw noTaxPortal();
  await inTransaction(async (transaction) => {
    const document = await readPortalDocument(transaction, name);
    if (!document) throw noEInvoice();
    const { eInvoice } = document;
    if (eInvoice.state === 'cancelled' || eInvoice.state === 'cancelling') {
      throw conflict('e_invoice_cancelled', 'This document was cancelled. Issue a new invoice.');
    }
    if (eInvoice.state === 'registered') return;
    const due = { ...eInvoice, state: 'pending', nextAttemptAt: registrar.now() };
    transaction.update(portalDocumentRef(name), { eInvoice: due });
  });
  await registerDocument(registrar, name);
  return eInvoiceOf(name);
}

/** 409: this deployment has no access to the portal. */
export function noTaxPortal() {
  return conflict(
    'no_tax_portal',
    'This shop has no access to the tax portal yet. Set it up as docs/tax-portal.md says.',
  );
}

function noEInvoice() {
  return conflict('no_e_invoice', 'This document does not need to be registered.');
}

/** Throws 404. */
function eInvoiceOf(name: DocumentName): Promise<EInvoice> {
  return inTransaction(async (transaction) => {
    const document = await readPortalDocument(transaction, name);
    if (!document) throw documentNotFound();
    return document.eInvoice;
  });
}
