import { gstinStateCode } from '@kargha/domain/gstin';
import { findState } from '@kargha/domain/indian-states';
import type { QuoteMessage, QuoteVersion } from '@kargha/domain/quote';
import type { UserProfile } from '@kargha/domain/user-profile';
import { SUBCOLLECTIONS } from '@kargha/domain/collections';

import { withDates } from '../platform/firestore.ts';
import { findQuote, quoteRef, readVersion, type QuoteRecord } from '../records/quote-record.ts';
import { supplierIdentity } from '../records/settings-record.ts';
import { readUser, userRef } from '../records/user-record.ts';
import { noSuchQuote } from './quote-access.ts';
import { verifiedCompany } from './quote-buyer.ts';

const MOST = 200;

/** A request on the desk of staff, with all that was offered and written. */
export interface DeskQuote {
  quote: QuoteRecord;
  /** oldest first; the last one may be a draft */
  versions: QuoteVersion[];
  /** oldest first */
  messages: (QuoteMessage & { id: string })[];
  company: DeskCompany;
  /** where the shop supplies from; '' until its GST number is filled in */
  supplierState: string;
}

interface DeskCompany {
  gstNumber: string;
  isVerified: boolean;
  /** GST code of the state of a verified number, else of the buyer's first address; '' when neither is known */
  stateCode: string;
}

/** Throws 404 not_found; a draft is its buyer's own. */
export async function deskQuote(quoteId: string): Promise<DeskQuote> {
  const quote = await findQuote(quoteId);
  if (!quote || quote.state === 'draft') throw noSuchQuote();
  const { versions, messages } = SUBCOLLECTIONS;
  const ref = quoteRef(quoteId);
  const [offers, words, profile, supplier] = await Promise.all([
    ref.collection(versions).orderBy('version').limit(MOST).get(),
    ref.collection(messages).orderBy('at', 'desc').limit(MOST).get(),
    userRef(quote.uid || 'nobody').get(),
    supplierIdentity(),
  ]);
  return {
    quote,
    versions: offers.docs.flatMap((one) => readVersion(one) ?? []),
    messages: words.docs
      .map((one) => ({ ...(withDates(one.data()) as QuoteMessage), id: one.id }))
      .reverse(),
    company: companyOf(readUser(profile)),
    supplierState: supplier?.stateCode ?? '',
  };
}

function companyOf(profile: UserProfile | null): DeskCompany {
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
