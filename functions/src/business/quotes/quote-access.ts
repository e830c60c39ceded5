import {
  nextQuoteStatus,
  quoteStatusAt,
  type QuoteStatus,
  type QuoteStep,
} from '@kargha/domain/quotes/quote-steps';
import type { Permission } from '@kargha/domain/people/staff-permissions';
import { quoteMessages } from '@kargha/domain/messages/quote-messages';

import { conflict, HttpError, notFound } from '../../http/errors.ts';
import { staffCaller } from '../../people/users/staff.ts';
import type { Transaction } from '../../platform/firestore.ts';
import type { Identity } from '../../platform/identity.ts';
import { findQuote, type QuoteRecord } from '../../records/quote-record.ts';
import { roleOf } from '../../records/user-record.ts';

/** Throws 403 not_allowed for everyone but business buyers. */
export async function refuseOtherRoles({ uid }: Identity): Promise<void> {
  if ((await roleOf(uid)) !== 'b2b_buyer') throw notBusinessBuyer();
}

/** The uid of a buyer, null for staff. Throws 403 not_allowed for other roles, 403 permission_missing. */
export async function readerOf(
  person: Identity,
  permission: Permission = 'quotes.read',
): Promise<string | null> {
  const role = await roleOf(person.uid);
  if (role === 'admin') {
    await staffCaller(person, permission);
    return null;
  }
  if (role !== 'b2b_buyer') throw notBusinessBuyer();
  return person.uid;
}

/** Throws as `readerOf`. */
export async function writerOf(person: Identity): Promise<{ from: 'buyer' | 'shop'; by: string }> {
  return {
    from: (await readerOf(person, 'quotes.edit')) === null ? 'shop' : 'buyer',
    by: person.uid,
  };
}

export function notBusinessBuyer(): HttpError {
  return new HttpError(403, 'not_allowed', quoteMessages.not_a_business());
}

/** The same error for an unknown request and for another buyer's. */
export function quoteNotFound(): HttpError {
  return notFound(quoteMessages.quote_not_found());
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
  throw conflict('not_allowed', quoteMessages.offer_answered(), {
    versionState: quote.versionState,
  });
}

/** Throws 409 stale when the buyer saw an older version. */
export function refuseOldVersion({ latestVersion }: QuoteRecord, seen: number): void {
  if (seen === latestVersion) return;
  throw conflict('stale', quoteMessages.quote_stale(), {
    latestVersion,
  });
}

function expired(): HttpError {
  return conflict('expired', quoteMessages.offer_expired());
}
