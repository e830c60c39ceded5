import type { QuoteVersion } from '@kargha/domain/quotes/quote';
import { replacedBy } from '@kargha/domain/quotes/quote-steps';
import type { UserProfile } from '@kargha/domain/people/user-profile';

import { conflict } from '../http/errors.ts';
import { offerLetter } from '../mail/quote-letters.ts';
import type { Transaction } from '../platform/firestore.ts';
import { queueMail } from '../records/mail-record.ts';
import { readVersion, stepQuote, versionRef, type QuoteRecord } from '../records/quote-record.ts';
import { readUser, userRef } from '../records/user-record.ts';
import { changeAtDesk, type DeskChange } from './desk-change.ts';
import { productsOfLines, refuseUnsendableLines } from './offer-products.ts';
import { isVerified, quoteBuyer } from './quote-buyer.ts';
import { quotationLink } from './quotation-link.ts';
import { isWorthSending } from './write-offer.ts';

/**
 * Sends the version that was written: from now on nobody edits it, and the one before is superseded. Throws as
 * `changeAtDesk`, and 409 no_draft, expired, company_changed, credit_not_allowed, no_price, not_for_sale or out_of_stock.
 */
export function sendOffer(change: DeskChange): Promise<void> {
  const { quoteId, at } = change;
  return changeAtDesk(change, 'send', async (transaction, quote, next) => {
    const [draft, before] = await readBoth(transaction, quote);
    const profile = readUser(await transaction.get(userRef(quote.uid)));
    refuseUnsendable(draft, quote, profile, at);
    refuseUnsendableLines(draft, await productsOfLines(transaction, draft.lines));
    transaction.update(versionRef(quoteId, draft.version), { state: 'sent', sentAt: at });
    if (before) {
      const state = replacedBy(before.state);
      transaction.update(versionRef(quoteId, before.version), { state });
    }
    stepQuote(transaction, quote, at, {
      state: next.request,
      versionState: next.offer,
      latestVersion: draft.version,
      validUntil: draft.validUntil,
      firstReplyAt: quote.firstReplyAt ?? at,
      quotedAt: quote.quotedAt ?? at,
    });
    const mail = offerLetter(quote, draft, quotationLink(quoteId));
    queueMail(transaction, `quote_${quoteId}_offer_${draft.version}`, mail);
  });
}

async function readBoth(
  transaction: Transaction,
  { id, latestVersion }: QuoteRecord,
): Promise<[QuoteVersion, QuoteVersion | null]> {
  const [next, latest] = await Promise.all([
    transaction.get(versionRef(id, latestVersion + 1)),
    latestVersion > 0 ? transaction.get(versionRef(id, latestVersion)) : null,
  ]);
  const draft = readVersion(next);
  if (draft?.state !== 'draft') {
    throw conflict('no_draft', 'There is no new version to send. Please write and save it first.');
  }
  return [draft, latest && readVersion(latest)];
}

function refuseUnsendable(
  draft: QuoteVersion,
  quote: QuoteRecord,
  profile: UserProfile | null,
  now: Date,
): void {
  if (draft.validUntil <= now) {
    throw conflict('expired', 'The day until which this version holds is over. Please change it.');
  }
  if (quoteBuyer(quote.companyName, profile).gstin !== draft.buyer.gstin) {
    throw conflict(
      'company_changed',
      'The GST number of this company has changed. Please save the version again.',
    );
  }
  if (draft.paymentTerms === 'credit-30' && !isVerified(profile)) {
    throw conflict('credit_not_allowed', 'Credit is given to verified companies alone.');
  }
  if (!isWorthSending(draft)) {
    throw conflict('no_price', 'An offer without a price cannot be sent.');
  }
}
