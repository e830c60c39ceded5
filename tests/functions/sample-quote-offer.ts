import { indianDay, endOfIndianDay } from '@kargha/domain/india/indian-day';
import { paise } from '@kargha/domain/money/paise';
import type { QuoteVersionState } from '@kargha/domain/quotes/quote';
import type { QuoteRequest, QuoteVersion } from '@kargha/domain/quotes/quote-schema';
import { priceOffer } from '@kargha/domain/quotes/quote-totals';

import { db } from './ledger-fixtures.ts';
import { inDays, quoteForm } from './sample-quote-form.ts';

/** Stores a request with two offers; the second is sent and valid unless `change` says otherwise. */
export async function storeQuoteWithOffer(
  uid: string,
  state: QuoteVersionState = 'sent',
  change: Partial<QuoteRequest> = {},
): Promise<string> {
  const { requestId, requiredBy, ...asked } = quoteForm();
  const at = new Date();
  const quote = db().doc(`quotes/${requestId}`);
  const [first, second] = [offer(1, 'superseded', at), offer(2, state, at)];
  await quote.set({
    ...asked,
    uid,
    state: 'quoted',
    requiredBy: endOfIndianDay(requiredBy),
    files: [],
    orderId: null,
    latestVersion: second.version,
    versionState: state,
    validUntil: second.validUntil,
    submittedAt: at,
    firstReplyAt: at,
    quotedAt: at,
    createdAt: at,
    updatedAt: at,
    ...change,
  });
  await Promise.all(
    [first, second].map((one) => quote.collection('versions').doc(String(one.version)).set(one)),
  );
  return requestId;
}

/** A hundred kurtas at ₹500, delivered to Maharashtra by a shop in another state. */
function offer(version: number, state: QuoteVersionState, at: Date): QuoteVersion {
  const basis = {
    lines: [
      {
        productId: null,
        description: 'Khadi kurta',
        quantity: 100,
        unitPrice: paise(50_000),
        discountPercent: 0,
        customisation: '',
        hsnCode: '6211',
        taxPercent: 18,
      },
    ],
    overallDiscount: paise(0),
    shipping: paise(120_000),
    withinState: false,
  };
  return {
    ...basis,
    version,
    state,
    totals: priceOffer(basis).totals,
    buyer: { name: 'Malhar Gifts LLP', gstin: '' },
    placeOfSupply: { name: 'Maharashtra', stateCode: '27' },
    paymentTerms: 'half-advance',
    terms: '',
    leadTimeDays: 21,
    validUntil: endOfIndianDay(indianDay(inDays(5))),
    sentAt: at,
    createdAt: at,
    by: 'meera',
  };
}
