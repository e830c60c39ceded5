import { paise } from '@kargha/domain/money/paise';
import type { QuoteVersion } from '@kargha/domain/quotes/quote-schema';
import { endOfIndianDay } from '@kargha/domain/india/indian-day';
import type { QuoteOffer } from '@kargha/domain/quotes/quote-offer';
import { priceOffer } from '@kargha/domain/quotes/quote-totals';
import type { TaxTable } from '@kargha/domain/pricing/tax-table';
import type { UserProfile } from '@kargha/domain/people/user-schema';
import { offerBasis, offerTaxMode } from '@kargha/domain/quotes/offer-input';
import { registrationAt, type Seller } from '@kargha/domain/settings/registration';

import { conflict, invalid } from '../../http/errors.ts';
import { refuseOtherStates } from '../../money/checkout/refuse-other-states.ts';
import { updateQuote, versionRef, type QuoteRecord } from '../../records/quote-record.ts';
import { settingsIn, settingsRef, supplierIdentity } from '../../records/settings-record.ts';
import { readUser, userRef } from '../../records/user-record.ts';
import { changeQuoteByStaff, type StaffQuoteChange } from './staff-quote-change.ts';
import { productsOfLines, refuseUnofferable } from './check-offer-lines.ts';
import { quoteBuyer, supplyPlace } from '../../people/companies/quote-buyer.ts';

/**
 * Stores the draft of the next version, which only staff can see; the server computes its price. Throws as
 * `changeQuoteByStaff`, 400 invalid for a line that cannot be offered, 409 legal_identity_missing or
 * within_state_only.
 */
export async function saveOfferDraft(change: StaffQuoteChange, offer: QuoteOffer): Promise<void> {
  const { by, at } = change;
  const supplier = await supplierIdentity();
  if (!supplier) throw conflict('legal_identity_missing', NO_IDENTITY);
  await changeQuoteByStaff(change, 'draft', async (transaction, quote) => {
    const profile = readUser(await transaction.get(userRef(quote.uid)));
    refuseUnofferable(offer, await productsOfLines(transaction, offer.lines));
    const { tax, seller } = settingsIn(await transaction.get(settingsRef()));
    const supply = { supplierState: supplier(at).stateCode, tax, at };
    const version = newVersion({ quote, profile, offer, ...supply });
    refuseUnlawful(version, seller, at);
    transaction.set(versionRef(quote.id, version.version), { ...version, createdAt: at, by });
    updateQuote(transaction, quote, at, {});
  });
}

const NO_IDENTITY =
  'Offers need the shop’s legal name, GST number and address. Please enter them in Settings.';

interface VersionInput {
  quote: QuoteRecord;
  profile: UserProfile | null;
  offer: QuoteOffer;
  supplierState: string;
  tax: TaxTable;
  at: Date;
}

function newVersion({ quote, profile, offer, supplierState, tax, at }: VersionInput) {
  const buyer = quoteBuyer(quote.companyName, profile);
  const placeOfSupply = supplyPlace(buyer.gstin, offer.stateCode);
  const mode = offerTaxMode(tax, at, buyer.gstin !== '');
  const basis = offerBasis(offer, placeOfSupply.stateCode === supplierState, mode);
  const { paymentTerms, terms, leadTimeDays, validOn } = offer;
  return {
    ...basis,
    lines: [...basis.lines],
    version: quote.latestVersion + 1,
    state: 'draft',
    totals: priceOffer(basis).totals,
    buyer,
    placeOfSupply,
    paymentTerms,
    terms,
    leadTimeDays,
    validUntil: endOfIndianDay(validOn),
    sentAt: null,
  } satisfies Omit<QuoteVersion, 'createdAt' | 'by'>;
}

const NO_TAX =
  'The shop may not collect GST under its registration. Please set the rate of every line to 0.';

/** A shop that is not registered as regular may charge no GST (CGST Act s. 10(4) and 32(1)). */
function refuseUnlawful(
  { lines, placeOfSupply, buyer }: Pick<QuoteVersion, 'lines' | 'placeOfSupply' | 'buyer'>,
  seller: Seller,
  at: Date,
): void {
  const goods = lines.map(({ description: title, hsnCode }) => ({ title, hsnCode }));
  refuseOtherStates(seller, { state: placeOfSupply.name, gstin: buyer.gstin }, goods, at);
  const taxed = lines.findIndex(({ taxPercent }) => taxPercent > 0);
  if (taxed < 0 || registrationAt(seller.registrations, at) === 'regular') return;
  throw invalid(NO_TAX, { [`offer.lines[${taxed}].taxPercent`]: NO_TAX });
}

export function hasPrice({ totals }: Pick<QuoteVersion, 'totals'>): boolean {
  return totals.total > paise(0);
}
