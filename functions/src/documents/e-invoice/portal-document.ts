import { creditNotePayload, invoicePayload } from '@kargha/domain/invoices/e-invoice-payload';
import type { EInvoice } from '@kargha/domain/invoices/e-invoice-schema';
import type { CreditNote, Invoice } from '@kargha/domain/invoices/invoice';

import type { DocumentReference, Transaction } from '../../platform/firestore.ts';
import type { TaxPortal } from '../../platform/tax-portal.ts';
import {
  creditNoteRef,
  invoiceRef,
  readCreditNote,
  readInvoice,
} from '../../records/invoice-record.ts';

/** Null portal: this deployment has none, so documents wait. */
export interface Registrar {
  taxPortal: TaxPortal | null;
  now: () => Date;
}

/** An invoice or a credit note, by its number. */
export interface DocumentName {
  kind: 'invoice' | 'credit-note';
  number: string;
}

/** A document with what the portal wants to know of it. */
export interface PortalDocument {
  stored: Invoice | CreditNote;
  eInvoice: EInvoice;
  gstin: string;
  buyerGstin: string;
  payload: () => object;
}

export function portalDocumentRef({ kind, number }: DocumentName): DocumentReference {
  return kind === 'invoice' ? invoiceRef(number) : creditNoteRef(number);
}

/** Null for a document that does not exist or needs no registration. */
export async function readPortalDocument(
  transaction: Transaction,
  name: DocumentName,
): Promise<PortalDocument | null> {
  const snapshot = await transaction.get(portalDocumentRef(name));
  if (name.kind === 'invoice') {
    const invoice = readInvoice(snapshot);
    return invoice && portalDocument(invoice, invoice, () => invoicePayload(invoice));
  }
  const note = readCreditNote(snapshot);
  const invoice = note && readInvoice(await transaction.get(invoiceRef(note.invoiceNumber)));
  return invoice && portalDocument(note, invoice, () => creditNotePayload(note, invoice));
}

function portalDocument(
  stored: Invoice | CreditNote,
  { supplier, buyer }: Invoice,
  payload: () => object,
): PortalDocument | null {
  const { eInvoice } = stored;
  if (!eInvoice) return null;
  return { stored, eInvoice, gstin: supplier.gstin, buyerGstin: buyer.gstin, payload };
}
