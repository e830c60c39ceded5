import { onDocumentCreated } from 'firebase-functions/firestore';
import { onSchedule } from 'firebase-functions/scheduler';

import { registerDocument } from './documents/e-invoice/register-document.ts';
import { registerWaitingDocuments } from './documents/e-invoice/register-waiting-documents.ts';
import type { DocumentName, Registrar } from './documents/e-invoice/portal-document.ts';
import { configuredTaxPortal } from './platform/gsp-tax-portal.ts';
import { TAX_PORTAL_SECRETS } from './platform/tax-portal-settings.ts';
import { REGION } from './platform/task-queue.ts';

/** The functions that call the tax portal. Without a portal, documents wait. */
const CALLS_PORTAL = {
  region: REGION,
  secrets: TAX_PORTAL_SECRETS,
  maxInstances: 2,
  // The defaults of index.ts do not reach this file, which it imports before it sets them.
  memory: '256MiB',
  concurrency: 20,
} as const;

let registrar: Registrar | undefined;

function portalRegistrar(): Registrar {
  registrar ??= { taxPortal: configuredTaxPortal(), now: () => new Date() };
  return registrar;
}

/** A document that needs no registration is left alone, without a read. */
async function registerNew(kind: DocumentName['kind'], issued: IssuedDocument): Promise<void> {
  if (issued?.get('eInvoice') === undefined) return;
  await registerDocument(portalRegistrar(), { kind, number: String(issued.get('number')) });
}

type IssuedDocument = { get: (field: string) => unknown } | undefined;

/** Registers a new invoice. What it does not get to is registered by `registerDocuments`. */
export const registerInvoice = onDocumentCreated(
  { ...CALLS_PORTAL, timeoutSeconds: 60, document: 'invoices/{invoiceId}' },
  ({ data }) => registerNew('invoice', data),
);

/** Registers a new credit note. */
export const registerCreditNote = onDocumentCreated(
  { ...CALLS_PORTAL, timeoutSeconds: 60, document: 'creditNotes/{creditNoteId}' },
  ({ data }) => registerNew('credit-note', data),
);

/** Registers documents that wait: after an outage, a lost event or an attempt that broke off. */
export const registerDocuments = onSchedule(
  { ...CALLS_PORTAL, timeoutSeconds: 60, schedule: 'every 5 minutes' },
  async () => {
    await registerWaitingDocuments(portalRegistrar());
  },
);
