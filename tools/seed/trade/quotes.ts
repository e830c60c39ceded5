import { paise, rupeesToPaise, sumPaise, timesPaise } from '@kargha/domain/paise';
import { GST_PERCENT, gst, shippingFor } from '@kargha/domain/pricing';
import type {
  QuoteLine,
  QuoteMessage,
  QuoteRequest,
  QuoteTotals,
  QuoteVersion,
} from '@kargha/domain/quote';

import { CATALOGUE } from '../catalogue/catalogue.ts';
import { daysAgo, daysAhead, hoursAfter } from '../foundation/anchor.ts';
import { seedDocument, type SeedDocument } from '../foundation/seed-document.ts';
import { stableHex } from '../foundation/stable-id.ts';
import { orderNames } from '../orders/order-names.ts';
import { personOf, uidOf } from '../people/people.ts';
import { CLOSED_QUOTES } from './closed-quotes.ts';
import { OPEN_QUOTES } from './open-quotes.ts';
import type { PlannedQuote, PlannedQuoteLine, PlannedVersion } from './quote-plan.ts';

export const QUOTES: readonly PlannedQuote[] = [...OPEN_QUOTES, ...CLOSED_QUOTES];

const TERMS =
  'Colours may vary by a shade between lots. Pieces made for you are not returnable unless they are faulty.';

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

function quoteRequest(planned: PlannedQuote): QuoteRequest {
  return {
    uid: uidOf(planned.who),
    state: planned.state,
    ...contactOf(planned),
    ...wishesOf(planned),
    files: [],
    ...offerOf(planned),
    ...clockOf(planned),
    createdAt: daysAgo(planned.daysAgo),
    updatedAt: daysAgo(lastTouched(planned)),
  };
}

function contactOf({ who }: PlannedQuote) {
  const { company, fullName: contactPerson, email, phone } = personOf(who);
  if (!company) throw new RangeError(`${who} has no company to ask for.`);
  return { companyName: company.name, industry: company.industry, contactPerson, email, phone };
}

function offerOf({ versions, order }: PlannedQuote) {
  const latest = versions.at(-1);
  return {
    latestVersion: versions.length,
    versionState: latest?.state ?? null,
    validUntil: latest ? endOf(latest) : null,
    orderId: order === undefined ? null : orderNames(order).id,
  };
}

function wishesOf(planned: PlannedQuote) {
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

/** What the promised 24 and 48 hours are measured by. */
function clockOf({ state, daysAgo: days, replyHours, versions }: PlannedQuote) {
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
  return {
    version: index + 1,
    state: version.state,
    lines,
    totals: totalsOf(lines, version.discountRupees ?? 0),
    paymentTerms: planned.terms,
    terms: TERMS,
    leadTimeDays: version.leadTimeDays,
    validUntil: endOf(version),
    sentAt: version.state === 'draft' ? null : createdAt,
    createdAt,
    by: uidOf('ananya'),
  };
}

function quoteLine([product, quantity, rupees, customisation, hsn]: PlannedQuoteLine): QuoteLine {
  return {
    ...goodOf(product, hsn),
    quantity,
    unitPrice: rupeesToPaise(rupees),
    customisation: customisation ?? '',
  };
}

/** A product of the catalogue, or something made for this buyer alone. */
function goodOf(product: string, hsn = '') {
  const entry = CATALOGUE.find(({ id }) => id === product);
  if (!entry)
    return { productId: null, description: product, hsnCode: hsn, taxPercent: GST_PERCENT };
  const taxPercent = entry.untaxed ? 0 : GST_PERCENT;
  return { productId: entry.id, description: entry.title, hsnCode: entry.hsn, taxPercent };
}

/** A discount is taken from the taxed lines, as a quotation's tax is counted after it. */
function totalsOf(lines: readonly QuoteLine[], discountRupees: number): QuoteTotals {
  const amount = (some: readonly QuoteLine[]) =>
    sumPaise(some.map(({ unitPrice, quantity }) => timesPaise(unitPrice, quantity)));
  const subtotal = amount(lines);
  const discount = rupeesToPaise(discountRupees);
  const taxed = amount(lines.filter(({ taxPercent }) => taxPercent > 0));
  const shipping = shippingFor(paise(subtotal - discount));
  const tax = gst(paise(taxed - discount));
  return { subtotal, discount, shipping, tax, total: paise(subtotal - discount + shipping + tax) };
}

function messagesOf({ who, messages, versions }: PlannedQuote): QuoteMessage[] {
  return messages.map((message) => ({
    from: message.from,
    by: uidOf(message.from === 'buyer' ? who : 'ananya'),
    text: message.text,
    version: versions.filter((version) => version.daysAgo >= message.daysAgo).length || null,
    line: message.line ?? null,
    at: daysAgo(message.daysAgo),
  }));
}

function endOf({ daysAgo: days, validDays }: PlannedVersion): Date {
  return daysAgo(days - validDays);
}

function lastTouched({ daysAgo: days, versions, messages }: PlannedQuote): number {
  return Math.min(days, ...[...versions, ...messages].map((one) => one.daysAgo));
}
