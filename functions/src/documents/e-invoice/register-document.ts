import type { EInvoice } from '@kargha/domain/invoices/e-invoice-schema';
import { paiseToRupees } from '@kargha/domain/money/paise';
import { HOUR_MS, MINUTE_MS } from '@kargha/domain/records/time-spans';

import { inTransaction, type Transaction } from '../../platform/firestore.ts';
import { log } from '../../platform/log.ts';
import {
  PORTAL_CODES,
  TaxPortalError,
  type KnownDocument,
  type RegisteredDocument,
  type TaxPortal,
} from '../../platform/tax-portal.ts';
import { queueInvoiceEmail } from '../invoices/invoice-email.ts';
import {
  portalDocumentRef,
  readPortalDocument,
  type DocumentName,
  type PortalDocument,
  type Registrar,
} from './portal-document.ts';

/** An attempt ends before another one may begin: a call takes at most 10 s, and an attempt makes five. */
const LEASE_MS = 2 * MINUTE_MS;

/** Pauses after each attempt without an answer; the last one repeats until the portal answers. */
const PAUSES_MS = [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS] as const;

/**
 * Registers an invoice or a credit note if that is due. A claim lasts for the lease, so two calls make one attempt. An
 * answer that was lost is found again by the document's IRN: the portal registers each document once, however often it
 * is asked.
 */
export async function registerDocument(
  { taxPortal, now: clock }: Registrar,
  name: DocumentName,
): Promise<void> {
  const claimed = taxPortal ? await claim(name, clock()) : null;
  if (!taxPortal || !claimed) return;
  const outcome = await attempt(taxPortal, claimed).catch(failureIn);
  await settle(name, claimed.eInvoice.attempts, outcome, clock());
}

function claim(name: DocumentName, now: Date): Promise<PortalDocument | null> {
  return inTransaction(async (transaction) => {
    const document = await readPortalDocument(transaction, name);
    if (!document || !isDue(document.eInvoice, now)) return null;
    const attempts = document.eInvoice.attempts + 1;
    const nextAttemptAt = new Date(now.getTime() + LEASE_MS);
    const eInvoice = { ...document.eInvoice, attempts, nextAttemptAt };
    transaction.update(portalDocumentRef(name), { eInvoice });
    return { ...document, eInvoice };
  });
}

function isDue({ state, nextAttemptAt }: EInvoice, now: Date): boolean {
  return state === 'pending' && (nextAttemptAt === null || nextAttemptAt <= now);
}

async function attempt(portal: TaxPortal, document: PortalDocument): Promise<RegisteredDocument> {
  const { gstin, eInvoice } = document;
  const registered = await portal
    .registerDocument(gstin, document.payload())
    .catch(async (error: unknown) => {
      if (!isRefusal(error, PORTAL_CODES.duplicateIrn)) throw error;
      return sameDocument(await portal.findDocument(gstin, eInvoice.irn), document);
    });
  if (registered.irn === eInvoice.irn) return registered;
  throw new TaxPortalError('refused', 'The tax portal returned the number of another document.');
}

/** What is registered under our number must be our document. */
function sameDocument(known: KnownDocument, document: PortalDocument): RegisteredDocument {
  const { buyerGstin, stored } = document;
  if (known.isCancelled) {
    throw new TaxPortalError('refused', 'This document was cancelled on the tax portal.');
  }
  if (known.buyerGstin === buyerGstin && known.total === paiseToRupees(stored.totals.total)) {
    return known;
  }
  throw new TaxPortalError(
    'refused',
    'The tax portal knows this number with another buyer or amount. Was it registered by another program?',
  );
}

/** True for a refusal with this code. */
export function isRefusal(error: unknown, code: string): boolean {
  return error instanceof TaxPortalError && error.failure === 'refused' && error.code === code;
}

function failureIn(error: unknown): TaxPortalError {
  if (error instanceof TaxPortalError) return error;
  throw error;
}

function settle(
  name: DocumentName,
  attempts: number,
  outcome: RegisteredDocument | TaxPortalError,
  now: Date,
): Promise<void> {
  return inTransaction(async (transaction) => {
    const document = await readPortalDocument(transaction, name);
    // A later attempt has taken over and decides.
    if (!document || !isAttempt(document.eInvoice, attempts)) return;
    const eInvoice = { ...document.eInvoice, ...changesFor(outcome, attempts, now) };
    await notify(transaction, document, eInvoice);
    transaction.update(portalDocumentRef(name), { eInvoice });
    const { problem, state } = eInvoice;
    if (state === 'registered') log.info('A document was registered.', { document: name.number });
    else log.warn('A document was not registered.', { document: name.number, attempts, problem });
  });
}

function isAttempt({ state, attempts }: EInvoice, count: number): boolean {
  return state === 'pending' && attempts === count;
}

function changesFor(
  outcome: RegisteredDocument | TaxPortalError,
  attempts: number,
  now: Date,
): Partial<EInvoice> {
  if (!(outcome instanceof TaxPortalError)) {
    const { ackNo, ackDate, signedQr } = outcome;
    const registered = { ackNo, ackDate, signedQr, problem: '', nextAttemptAt: null };
    return { ...registered, state: 'registered' };
  }
  const { failure, code, message } = outcome;
  const problem = code === '' ? message : `${message} (${code})`;
  if (failure === 'refused') return { state: 'failed', problem, nextAttemptAt: null };
  const pause = PAUSES_MS[Math.min(attempts, PAUSES_MS.length) - 1] ?? HOUR_MS;
  return { problem, nextAttemptAt: new Date(now.getTime() + pause) };
}

/** The buyer is emailed once the invoice is valid. */
async function notify(
  transaction: Transaction,
  { stored }: PortalDocument,
  { state }: EInvoice,
): Promise<void> {
  if (state === 'registered' && 'buyer' in stored) await queueInvoiceEmail(transaction, stored);
}
