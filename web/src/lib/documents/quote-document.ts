import { lineTitle } from '@kargha/domain/shopping/line-title';
import { paise } from '@kargha/domain/money/paise';
import {
  BUDGET_BANDS,
  ORDER_TYPES,
  PAYMENT_TERMS,
  QUOTE_CATEGORIES,
  QUOTE_REQUEST_STATES,
  QUOTE_VERSION_STATES,
} from '@kargha/domain/quotes/quote';
import type {
  QuoteLine,
  QuoteMessage,
  QuoteRequest,
  QuoteTotals,
  QuoteVersion,
  QuoteRequestLine,
} from '@kargha/domain/quotes/quote-schema';

import { lineRefFrom, optionsFrom } from './line-fields.ts';
import { addressFrom } from './customer-fields.ts';
import { storedFields, type StoredFields } from './stored-fields.ts';

export type ShownQuote = Omit<
  QuoteRequest,
  'uid' | 'updatedAt' | 'purchaseOrderNumber' | 'remindedVersion' | 'revision' | 'lines'
> & {
  id: string;
  lines: QuoteRequestLine[];
  purchaseOrderNumber: string;
  revision: number;
};

export type ShownVersion = Omit<QuoteVersion, 'createdAt' | 'by' | 'lines'> & {
  lines: QuoteLine[];
};

export type ShownMessage = Omit<QuoteMessage, 'by' | 'files'> & { id: string; files: string[] };

export function quoteFrom(id: string, stored: unknown): ShownQuote {
  const fields = storedFields(stored);
  return {
    id,
    ...readExtras(fields),
    state: fields.choice('state', QUOTE_REQUEST_STATES),
    companyName: fields.text('companyName'),
    contactPerson: fields.text('contactPerson'),
    email: fields.text('email'),
    phone: fields.text('phone'),
    industry: fields.text('industry'),
    latestVersion: fields.number('latestVersion'),
    versionState:
      QUOTE_VERSION_STATES.find((state) => state === fields.text('versionState')) ?? null,
    validUntil: fields.timeOrNull('validUntil'),
    orderId: fields.text('orderId') || null,
    files: fields.texts('files'),
    purchaseOrderNumber: fields.text('purchaseOrderNumber'),
    revision: fields.number('revision'),
    submittedAt: fields.timeOrNull('submittedAt'),
    firstReplyAt: fields.timeOrNull('firstReplyAt'),
    quotedAt: fields.timeOrNull('quotedAt'),
    createdAt: fields.time('createdAt'),
  };
}

function readExtras(fields: StoredFields) {
  return {
    orderType: fields.choice('orderType', ORDER_TYPES),
    quantity: fields.number('quantity'),
    category: fields.choice('category', QUOTE_CATEGORIES),
    requiredBy: fields.timeOrNull('requiredBy'),
    requirements: fields.text('requirements'),
    lines: fields.parts('lines').map(readRequestLine),
    wantsBranding: fields.flag('wantsBranding', false),
    wantsPackaging: fields.flag('wantsPackaging', false),
    wantsSamples: fields.flag('wantsSamples', false),
    budgetPerPiece: fields.choice('budgetPerPiece', BUDGET_BANDS),
    paymentTerms: fields.choice('paymentTerms', PAYMENT_TERMS),
    additionalInfo: fields.text('additionalInfo'),
  };
}

function readRequestLine(line: StoredFields): QuoteRequestLine {
  return {
    ...lineRefFrom(line),
    title: line.text('title'),
    sku: line.text('sku'),
    quantity: line.number('quantity'),
  };
}

/** One product per line; '' without any. */
export function requestedLinesText(lines: readonly QuoteRequestLine[]): string {
  return lines
    .map(
      (line) => `${line.quantity} × ${lineTitle(line)}${line.sku === '' ? '' : ` (${line.sku})`}`,
    )
    .join('\n');
}

export function versionFrom(stored: unknown): ShownVersion {
  const fields = storedFields(stored);
  return {
    version: fields.number('version'),
    state: fields.choice('state', QUOTE_VERSION_STATES),
    lines: fields.parts('lines').map(quoteLineFrom),
    totals: totalsFrom(fields.part('totals')),
    overallDiscount: paise(fields.number('overallDiscount')),
    shipping: paise(fields.number('shipping')),
    withinState: fields.flag('withinState', false),
    buyer: buyerFrom(fields.part('buyer')),
    placeOfSupply: placeFrom(fields.part('placeOfSupply')),
    paymentTerms: fields.choice('paymentTerms', PAYMENT_TERMS),
    terms: fields.text('terms'),
    leadTimeDays: fields.number('leadTimeDays'),
    validUntil: fields.time('validUntil'),
    sentAt: fields.timeOrNull('sentAt'),
  };
}

function buyerFrom(buyer: StoredFields): ShownVersion['buyer'] {
  return {
    name: buyer.text('name'),
    gstin: buyer.text('gstin'),
    ...(buyer.has('address') && { address: addressFrom(buyer.part('address')) }),
  };
}

function placeFrom(place: StoredFields): ShownVersion['placeOfSupply'] {
  return { name: place.text('name'), stateCode: place.text('stateCode') };
}

function quoteLineFrom(line: StoredFields): QuoteLine {
  return {
    productId: line.text('productId') || null,
    ...optionsFrom(line),
    description: line.text('description'),
    quantity: line.number('quantity'),
    unitPrice: paise(line.number('unitPrice')),
    discountPercent: line.number('discountPercent'),
    customisation: line.text('customisation'),
    hsnCode: line.text('hsnCode'),
    taxPercent: line.number('taxPercent'),
  };
}

function totalsFrom(totals: StoredFields): QuoteTotals {
  const amount = (name: keyof QuoteTotals) => paise(totals.number(name));
  return {
    subtotal: amount('subtotal'),
    discount: amount('discount'),
    shipping: amount('shipping'),
    tax: amount('tax'),
    cgst: amount('cgst'),
    sgst: amount('sgst'),
    igst: amount('igst'),
    total: amount('total'),
  };
}

export function messageFrom(id: string, stored: unknown): ShownMessage {
  const fields = storedFields(stored);
  return {
    id,
    from: fields.choice('from', ['shop', 'buyer']),
    text: fields.text('text'),
    version: fields.has('version') ? fields.number('version') : null,
    line: fields.has('line') ? fields.number('line') : null,
    files: fields.texts('files'),
    at: fields.time('at'),
  };
}
