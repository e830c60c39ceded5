import type { TaxTable } from '@kargha/domain/pricing/tax-table';
import { offerTaxMode } from '@kargha/domain/quotes/offer-input';
import type { QuoteVersion } from '@kargha/domain/quotes/quote-schema';
import { supersededState } from '@kargha/domain/quotes/quote-steps';
import type { UserProfile } from '@kargha/domain/people/user-schema';

import { conflict } from '../../http/errors.ts';
import { offerEmail } from '../../mail/quote-emails.ts';
import type { Transaction } from '../../platform/firestore.ts';
import { queueEmail } from '../../records/email-record.ts';
import {
  readVersion,
  updateQuote,
  versionRef,
  type QuoteRecord,
} from '../../records/quote-record.ts';
import { settingsIn, settingsRef } from '../../records/settings-record.ts';
import { readUser, userRef } from '../../records/user-record.ts';
import { changeQuoteByStaff, type StaffQuoteChange } from './staff-quote-change.ts';
import { productsOfLines, refuseUnsendableLines } from './check-offer-lines.ts';
import { isVerified, quoteBuyer } from '../../people/companies/quote-buyer.ts';
import { quotationLink } from './quotation-link.ts';
import { hasPrice } from './save-offer-draft.ts';

/**
 * Sends the draft version. It can no longer be edited, and the previous version is superseded. Throws as
 * `changeQuoteByStaff`, and 409 no_draft, expired, company_changed, prices_changed, credit_not_allowed, no_price,
 * not_for_sale or out_of_stock.
 */
export function sendOffer(change: StaffQuoteChange): Promise<void> {
  const { quoteId, at } = change;
  return changeQuoteByStaff(change, 'send', async (transaction, quote, next) => {
    const [draft, before] = await readBoth(transaction, quote);
    const profile = readUser(await transaction.get(userRef(quote.uid)));
    refuseUnsendable(draft, quote, profile, at);
    const { tax } = settingsIn(await transaction.get(settingsRef()));
    refuseOtherTaxMode(draft, tax, at);
    refuseUnsendableLines(draft, await productsOfLines(transaction, draft.lines));
    transaction.update(versionRef(quoteId, draft.version), { state: 'sent', sentAt: at });
    if (before) {
      const state = supersededState(before.state);
      transaction.update(versionRef(quoteId, before.version), { state });
    }
    updateQuote(transaction, quote, at, {
      state: next.request,
      versionState: next.offer,
      latestVersion: draft.version,
      validUntil: draft.validUntil,
      firstReplyAt: quote.firstReplyAt ?? at,
      quotedAt: quote.quotedAt ?? at,
    });
    const mail = offerEmail(quote, draft, quotationLink(quote));
    queueEmail(transaction, `quote_${quoteId}_offer_${draft.version}`, mail);
  });
}

/** An offer that was sent keeps its prices. A draft from before the change would be the first to show the old ones. */
function refuseOtherTaxMode(draft: QuoteVersion, tax: TaxTable, at: Date): void {
  const mode = offerTaxMode(tax, at, draft.buyer.gstin !== '');
  if (mode.taxIncluded === draft.taxIncluded && mode.taxesShipping === draft.taxesShipping) return;
  throw conflict(
    'prices_changed',
    'The shop has changed how its prices and shipping are taxed. Please check the prices and save the version again.',
  );
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
    throw conflict(
      'expired',
      'The “valid until” date of this version has passed. Please change it.',
    );
  }
  if (quoteBuyer(quote.companyName, profile).gstin !== draft.buyer.gstin) {
    throw conflict(
      'company_changed',
      'The GST number of this company has changed. Please save the version again.',
    );
  }
  if (draft.paymentTerms === 'credit-30' && !isVerified(profile)) {
    throw conflict('credit_not_allowed', 'Only verified companies can buy on credit.');
  }
  if (!hasPrice(draft)) {
    throw conflict('no_price', 'You cannot send an offer without a price.');
  }
}
