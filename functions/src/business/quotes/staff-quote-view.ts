import type { EndpointAnswer } from '@kargha/domain/api/endpoint';
import { gstinStateCode } from '@kargha/domain/india/gstin';
import { findState } from '@kargha/domain/india/indian-states';
import type { staffQuoteEndpoints } from '@kargha/domain/quotes/staff-quote-endpoints';
import { offerTaxMode } from '@kargha/domain/quotes/offer-input';
import type { UserProfile } from '@kargha/domain/people/user-schema';
import { SUBCOLLECTIONS } from '@kargha/domain/records/collections';

import { findQuote, quoteRef, readMessage, readVersion } from '../../records/quote-record.ts';
import { storeSettings, supplierIdentity } from '../../records/settings-record.ts';
import { readUser, userRef } from '../../records/user-record.ts';
import { initialOfferLines } from './initial-offer-lines.ts';
import { quoteNotFound } from './quote-access.ts';
import { verifiedCompany } from '../../people/companies/quote-buyer.ts';

const MAX_ROWS = 200;

type StaffQuoteView = EndpointAnswer<typeof staffQuoteEndpoints.show>;

/** Throws 404 not_found, also for drafts, which are private to their buyers. */
export async function staffQuoteView(quoteId: string, at: Date): Promise<StaffQuoteView> {
  const quote = await findQuote(quoteId);
  if (!quote || quote.state === 'draft') throw quoteNotFound();
  const { versions, messages } = SUBCOLLECTIONS;
  const ref = quoteRef(quoteId);
  const [offers, words, person, supplier, { tax }] = await Promise.all([
    ref.collection(versions).orderBy('version').limit(MAX_ROWS).get(),
    ref.collection(messages).orderBy('at', 'desc').limit(MAX_ROWS).get(),
    userRef(quote.uid || 'unknown').get(),
    supplierIdentity(),
    storeSettings(),
  ]);
  const profile = readUser(person);
  const taxMode = offerTaxMode(tax, at, verifiedCompany(profile) !== null);
  const requested = offers.empty ? quote.lines : [];
  return {
    quote,
    versions: offers.docs.flatMap((one) => readVersion(one) ?? []),
    messages: words.docs.flatMap((one) => readMessage(one) ?? []).reverse(),
    company: companyOf(profile),
    supplierState: supplier?.(at).stateCode ?? '',
    taxMode,
    startLines: await initialOfferLines(requested, profile, { tax, at, mode: taxMode }),
  };
}

function companyOf(profile: UserProfile | null): StaffQuoteView['company'] {
  const company = verifiedCompany(profile);
  if (company) {
    const { gstNumber } = company;
    return { gstNumber, isVerified: true, stateCode: gstinStateCode(gstNumber) };
  }
  const stateCode = firstState(profile);
  return { gstNumber: profile?.gstNumber ?? '', isVerified: false, stateCode };
}

function firstState(profile: UserProfile | null): string {
  const first = profile?.addresses[0];
  return (first && findState(first.state)?.gstCode) ?? '';
}
