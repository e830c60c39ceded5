import type { Request } from 'express';

import {
  nextQuoteStatus,
  quoteStatusAt,
  type QuoteStatus,
  type QuoteStep,
} from '@kargha/domain/quotes/quote-steps';

import { requireUser } from '../../http/caller.ts';
import { conflict, HttpError, notFound } from '../../http/errors.ts';
import type { Transaction } from '../../platform/firestore.ts';
import type { Identity } from '../../platform/identity.ts';
import { findQuote, type QuoteRecord } from '../../records/quote-record.ts';
import { roleOf } from '../../records/user-record.ts';

/** Reads the current role. Throws 401 for a guest, 403 not_allowed for other roles. */
export async function businessBuyerOf(request: Request): Promise<Identity> {
  const person = await requireUser(request);
  if ((await roleOf(person.uid)) !== 'b2b_buyer') throw notBusinessBuyer();
  return person;
}

/** Throws as `businessBuyerOf`. */
export async function buyerOf(request: Request): Promise<string> {
  return (await businessBuyerOf(request)).uid;
}

/** The uid of a buyer, null for staff. Throws as `buyerOf`. */
export async function readerOf(request: Request): Promise<string | null> {
  const { uid } = await requireUser(request);
  const role = await roleOf(uid);
  if (role === 'admin') return null;
  if (role !== 'b2b_buyer') throw notBusinessBuyer();
  return uid;
}

/** Throws as `buyerOf`. */
export async function writerOf(request: Request): Promise<{ from: 'buyer' | 'shop'; by: string }> {
  const { uid: by } = await requireUser(request);
  return { from: (await readerOf(request)) === null ? 'shop' : 'buyer', by };
}

export function notBusinessBuyer(): HttpError {
  return new HttpError(403, 'not_allowed', 'Quotations are for business accounts.');
}

/** The same error for an unknown request and for another buyer's. */
export function quoteNotFound(): HttpError {
  return notFound('We could not find this quotation.');
}

/** Throws 404 not_found, also for another buyer's request. */
export async function quoteOfBuyer(
  transaction: Transaction,
  quoteId: string,
  uid: string,
): Promise<QuoteRecord> {
  const quote = await findQuote(quoteId, transaction);
  if (quote?.uid !== uid) throw quoteNotFound();
  return quote;
}

/** The status after a buyer's step. Throws 409 expired or not_allowed. */
export function requireBuyerStep(quote: QuoteRecord, step: QuoteStep, now: Date): QuoteStatus {
  const status = quoteStatusAt(quote, now);
  const next = nextQuoteStatus(status, step, 'buyer');
  if (next) return next;
  if (status.offer === 'expired' && status.request === 'quoted') throw expired();
  throw conflict('not_allowed', 'This offer has already been answered, or it is no longer open.', {
    versionState: quote.versionState,
  });
}

/** Throws 409 stale when the buyer saw an older version. */
export function refuseOldVersion({ latestVersion }: QuoteRecord, seen: number): void {
  if (seen === latestVersion) return;
  throw conflict('stale', 'This offer has changed. Please check the latest version.', {
    latestVersion,
  });
}

function expired(): HttpError {
  return conflict('expired', 'This offer has expired. Please ask us for a new one.');
}
