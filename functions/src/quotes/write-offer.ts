import { paise } from '@kargha/domain/money/paise';
import { optionsProblem, optionsSentence } from '@kargha/domain/catalogue/product-choices';
import type { QuoteVersion } from '@kargha/domain/quotes/quote';
import { endOfIndianDay } from '@kargha/domain/india/indian-day';
import type { QuoteOffer } from '@kargha/domain/quotes/quote-offer';
import { priceOffer } from '@kargha/domain/quotes/quote-totals';
import type { UserProfile } from '@kargha/domain/people/user-profile';
import { basisOf } from '@kargha/domain/quotes/written-offer';

import { conflict, invalid } from '../http/errors.ts';
import type { Transaction } from '../platform/firestore.ts';
import { productRef, readProduct } from '../records/product-record.ts';
import { stepQuote, versionRef, type QuoteRecord } from '../records/quote-record.ts';
import { supplierIdentity } from '../records/settings-record.ts';
import { readUser, userRef } from '../records/user-record.ts';
import { changeAtDesk, type DeskChange } from './desk-change.ts';
import { quoteBuyer, supplyPlace } from './quote-buyer.ts';

/**
 * Keeps what staff have written of the next version; nobody but staff sees it. The price is the server's own. Throws as
 * `changeAtDesk`, 400 invalid for a product that is not there, 409 legal_identity_missing while the shop has no GST
 * number.
 */
export async function writeOffer(change: DeskChange, offer: QuoteOffer): Promise<void> {
  const supplier = await supplierIdentity();
  if (!supplier) throw conflict('legal_identity_missing', NO_IDENTITY);
  const { by, at } = change;
  await changeAtDesk(change, 'draft', async (transaction, quote) => {
    const profile = readUser(await transaction.get(userRef(quote.uid)));
    await refuseMissingProducts(transaction, offer);
    const version = newVersion({ quote, profile, offer, supplierState: supplier.stateCode });
    transaction.set(versionRef(quote.id, version.version), { ...version, createdAt: at, by });
    stepQuote(transaction, quote, at, {});
  });
}

const NO_IDENTITY =
  'Offers need the legal name, GST number and address of the shop. Please fill them in under Settings.';

interface Writing {
  quote: QuoteRecord;
  profile: UserProfile | null;
  offer: QuoteOffer;
  supplierState: string;
}

function newVersion({ quote, profile, offer, supplierState }: Writing) {
  const buyer = quoteBuyer(quote.companyName, profile);
  const placeOfSupply = supplyPlace(buyer.gstin, offer.stateCode);
  const basis = basisOf(offer, placeOfSupply.stateCode === supplierState);
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

/** Sizes may be settled in words; what stands as an option must be one of the product's. */
async function refuseMissingProducts(
  transaction: Transaction,
  { lines }: QuoteOffer,
): Promise<void> {
  const ids = new Set(lines.flatMap(({ productId }) => productId ?? []));
  if (ids.size === 0) return;
  const found = await transaction.getAll(...[...ids].map((id) => productRef(id)));
  const products = new Map(found.map((snapshot) => [snapshot.id, readProduct(snapshot)]));
  lines.forEach(({ productId, options }, index) => {
    if (productId === null) return;
    const product = products.get(productId);
    if (!product) {
      throw invalid(`The product of line ${index + 1} is not there any more.`, {
        [`offer.lines[${index}].productId`]: 'This product is not there any more.',
      });
    }
    const problem = optionsProblem(product, options);
    if (problem?.kind !== 'gone') return;
    const sentence = optionsSentence(problem, product.title);
    throw invalid(sentence, { [`offer.lines[${index}].options`]: sentence });
  });
}

/** Nothing is to be paid for an offer without a price. */
export function isWorthSending({ totals }: Pick<QuoteVersion, 'totals'>): boolean {
  return totals.total > paise(0);
}
