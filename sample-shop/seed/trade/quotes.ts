import type { Written } from '@kargha/domain/records/stored-fields';
import { gstinStateCode } from '@kargha/domain/india/gstin';
import { INDIAN_STATES } from '@kargha/domain/india/indian-states';
import { rupeesToPaise, sumPaise, timesPaise, type Paise } from '@kargha/domain/money/paise';
import { GST_PERCENT, shippingFor } from '@kargha/domain/pricing/price-order';
import type {
  QuoteLine,
  QuoteVersion,
  quoteMessageSchema,
  quoteSchema,
} from '@kargha/domain/quotes/quote-schema';
import { priceOffer } from '@kargha/domain/quotes/quote-totals';

import { CATALOGUE } from '../catalogue/catalogue.ts';
import { LEGAL_IDENTITY } from '../content/legal-identity.ts';
import { daysAgo, daysAhead, hoursAfter } from '../foundation/anchor.ts';
import { seedDocument, type SeedDocument } from '../foundation/seed-document.ts';
import { stableHex } from '../foundation/stable-id.ts';
import { orderIds } from '../orders/order-ids.ts';
import { ORDER_PLANS } from '../orders/orders.ts';
import { personOf, uidOf } from '../people/people.ts';
import { CLOSED_QUOTES } from './closed-quotes.ts';
import { OPEN_QUOTES } from './open-quotes.ts';
import type { PlannedQuote, PlannedQuoteLine, PlannedVersion } from './quote-plan.ts';

export const QUOTES: readonly PlannedQuote[] = [...OPEN_QUOTES, ...CLOSED_QUOTES];

const TERMS =
  'Colours may vary by a shade between lots. What is agreed here can be returned only when it is faulty or not what was ordered.';

/** quotes/{id} with their versions and messages. */
export function quoteDocuments(): SeedDocument[] {
  return QUOTES.flatMap((planned) => {
    const path = `quotes/${stableHex('quote', planned.key)}`;
    return [
      seedDocument(path, quoteRequest(planned)),
      ...planned.versions.map((version, index) =>
        seedDocument(`${path}/versions/${index + 1}`, quoteVersion(planned, version, index)),
      ),
      ...messagesOf(planned).map((message, index) =>
        seedDocument(`${path}/messages/message-${index + 1}`, message),
      ),
    ];
  });
}

function quoteRequest(planned: PlannedQuote): Written<typeof quoteSchema> {
  return {
    uid: uidOf(planned.personKey),
    state: planned.state,
    ...contactOf(planned),
    ...requestDetails(planned),
    files: [],
    ...offerOf(planned),
    ...responseTimes(planned),
    createdAt: daysAgo(planned.daysAgo),
    updatedAt: daysAgo(lastChangeDaysAgo(planned)),
  };
}

function contactOf({ personKey }: PlannedQuote) {
  const { name: companyName, industry } = companyOf(personKey);
  const { fullName: contactPerson, email, phone } = personOf(personKey);
  return { companyName, industry, contactPerson, email, phone };
}

function offerOf({ versions, order }: PlannedQuote) {
  const sent = versions.filter(({ state }) => state !== 'draft');
  const latest = sent.at(-1);
  return {
    latestVersion: sent.length,
    versionState: latest?.state ?? null,
    validUntil: latest ? offerExpiry(latest) : null,
    orderId: order === undefined ? null : orderIds(order).id,
    ...purchaseOrderFields(order),
  };
}

function purchaseOrderFields(order: string | undefined) {
  const bulk = ORDER_PLANS.find(({ key }) => key === order)?.bulk;
  return bulk && { purchaseOrderNumber: bulk.purchaseOrder };
}

function requestDetails(planned: PlannedQuote) {
  return {
    orderType: planned.orderType,
    quantity: planned.quantity,
    category: planned.category,
    requiredBy: daysAhead(planned.requiredInDays),
    requirements: planned.requirements,
    wantsBranding: planned.branding === true,
    wantsPackaging: planned.packaging === true,
    wantsSamples: planned.samples === true,
    budgetPerPiece: planned.budget,
    paymentTerms: planned.terms,
    additionalInfo: '',
  };
}

/** Times that the promised 24 and 48 hours are measured by. */
function responseTimes({ state, daysAgo: days, replyHours, versions }: PlannedQuote) {
  const submittedAt = state === 'draft' ? null : hoursAfter(daysAgo(days), 0.2);
  const sent = versions.find((version) => version.state !== 'draft');
  return {
    submittedAt,
    firstReplyAt:
      submittedAt && replyHours !== undefined ? hoursAfter(submittedAt, replyHours) : null,
    quotedAt: sent ? daysAgo(sent.daysAgo) : null,
  };
}

function quoteVersion(planned: PlannedQuote, version: PlannedVersion, index: number): QuoteVersion {
  const lines = version.lines.map(quoteLine);
  const createdAt = daysAgo(version.daysAgo);
  const overallDiscount = rupeesToPaise(version.discountRupees ?? 0);
  const basis = {
    lines,
    overallDiscount,
    shipping: shippingFor(amountOf(lines)),
    ...buyerAndPlace(planned),
  };
  return {
    version: index + 1,
    state: version.state,
    ...basis,
    totals: priceOffer(basis).totals,
    paymentTerms: planned.terms,
    terms: TERMS,
    leadTimeDays: version.leadTimeDays,
    validUntil: offerExpiry(version),
    sentAt: version.state === 'draft' ? null : createdAt,
    createdAt,
    by: uidOf('ananya'),
  };
}

/** The shop's own state comes from its GST number. */
function buyerAndPlace({ personKey }: PlannedQuote) {
  const { name, gstin, verification } = companyOf(personKey);
  const stateCode = gstinStateCode(gstin);
  return {
    buyer: { name, gstin: verification === 'verified' ? gstin : '' },
    placeOfSupply: {
      name: INDIAN_STATES.find(({ gstCode }) => gstCode === stateCode)?.name ?? '',
      stateCode,
    },
    withinState: stateCode === gstinStateCode(LEGAL_IDENTITY.gstin),
  };
}

function companyOf(personKey: string) {
  const { company } = personOf(personKey);
  if (!company) throw new RangeError(`${personKey} has no company.`);
  return company;
}

function quoteLine([product, quantity, rupees, customisation, hsn]: PlannedQuoteLine): QuoteLine {
  return {
    ...lineSubject(product, hsn),
    quantity,
    unitPrice: rupeesToPaise(rupees),
    discountPercent: 0,
    customisation: customisation ?? '',
  };
}

function lineSubject(product: string, hsn = '') {
  const entry = CATALOGUE.find(({ id }) => id === product);
  if (!entry)
    return { productId: null, description: product, hsnCode: hsn, taxPercent: GST_PERCENT };
  const taxPercent = entry.untaxed ? 0 : GST_PERCENT;
  return { productId: entry.id, description: entry.title, hsnCode: entry.hsn, taxPercent };
}

function amountOf(lines: readonly QuoteLine[]): Paise {
  return sumPaise(lines.map(({ unitPrice, quantity }) => timesPaise(unitPrice, quantity)));
}

function messagesOf({
  personKey,
  messages,
  versions,
}: PlannedQuote): Written<typeof quoteMessageSchema>[] {
  return messages.map((message) => ({
    from: message.from,
    by: uidOf(message.from === 'buyer' ? personKey : 'ananya'),
    text: message.text,
    version: versions.filter((version) => version.daysAgo >= message.daysAgo).length || null,
    line: message.line ?? null,
    at: daysAgo(message.daysAgo),
  }));
}

function offerExpiry({ daysAgo: days, validDays }: PlannedVersion): Date {
  return daysAgo(days - validDays);
}

function lastChangeDaysAgo({ daysAgo: days, versions, messages }: PlannedQuote): number {
  return Math.min(days, ...[...versions, ...messages].map((one) => one.daysAgo));
}
