import { INDIAN_STATES } from '@kargha/domain/india/indian-states';
import type { LineOptions } from '@kargha/domain/shopping/line-options';
import { paiseToRupees, rupeesToPaise, type Paise } from '@kargha/domain/money/paise';
import { OFFERED_TERMS, type QuoteLine } from '@kargha/domain/quotes/quote';
import { endOfIndianDay, indianDay } from '@kargha/domain/india/indian-day';
import { priceOffer } from '@kargha/domain/quotes/quote-totals';
import { taxPercentOf } from '@kargha/domain/pricing/tax-table';
import { DAY_MS } from '@kargha/domain/records/time-spans';
import { parseNumber, parsePaise } from '@kargha/domain/money/parse-number';
import { offerBasis, isPriceable } from '@kargha/domain/quotes/offer-input';
import type { ShownVersion } from '#lib/documents/quote-document.ts';

import type { StaffQuote } from '../data/staff-quote-api.ts';
import type { ProductFacts } from '../data/offer-products-api.ts';

/** A line as it is typed; money in rupees. */
export interface OfferLineValues {
  /** tells the lines of the form apart */
  key: string;
  productId: string | null;
  /** what the buyer has chosen of the product; it goes along as it is */
  options?: LineOptions | undefined;
  description: string;
  quantity: string;
  unitPrice: string;
  discountPercent: string;
  customisation: string;
  hsnCode: string;
  taxPercent: string;
}

/** An offer as it is typed; its names are those of the schema, so that messages find their fields. */
export interface OfferFormValues {
  lines: OfferLineValues[];
  overallDiscount: string;
  shipping: string;
  stateCode: string;
  paymentTerms: (typeof OFFERED_TERMS)[number];
  terms: string;
  leadTimeDays: string;
  validOn: string;
}

const DEFAULT_VALIDITY_DAYS = 15;
const DEFAULT_TERMS =
  'Colours may vary by a shade between lots. What is agreed here can be returned only when it is faulty or not what was ordered.';

/** What stands in the form first: the draft, else the version before, else what was asked for. */
export function initialOffer(staffQuote: StaffQuote, now: Date): OfferFormValues {
  const latest = staffQuote.versions.at(-1);
  return latest ? offerFromVersion(latest, now) : offerFromRequest(staffQuote, now);
}

function offerFromVersion(version: ShownVersion, now: Date): OfferFormValues {
  const { lines, overallDiscount, shipping, placeOfSupply, terms, leadTimeDays } = version;
  const validUntil = version.validUntil > now ? version.validUntil : defaultValidUntil(now);
  return {
    lines: lines.map(lineFormValues),
    overallDiscount: rupeesOf(overallDiscount),
    shipping: rupeesOf(shipping),
    stateCode: placeOfSupply.stateCode || DEFAULT_STATE,
    paymentTerms: agreedTerms(version.paymentTerms),
    terms,
    leadTimeDays: String(leadTimeDays),
    validOn: indianDay(validUntil),
  };
}

function offerFromRequest({ quote, company, startLines }: StaffQuote, now: Date): OfferFormValues {
  const requestedLines = startLines.map(lineFormValues);
  return {
    lines:
      requestedLines.length > 0
        ? requestedLines
        : [{ ...freeLine(), quantity: String(quote.quantity) }],
    overallDiscount: '0',
    shipping: '0',
    stateCode: company.stateCode || DEFAULT_STATE,
    paymentTerms: agreedTerms(quote.paymentTerms),
    terms: DEFAULT_TERMS,
    leadTimeDays: '30',
    validOn: indianDay(defaultValidUntil(now)),
  };
}

const DEFAULT_STATE = INDIAN_STATES[0]?.gstCode ?? '';

function defaultValidUntil(now: Date): Date {
  return new Date(now.getTime() + DEFAULT_VALIDITY_DAYS * DAY_MS);
}

function agreedTerms(requested: string): OfferFormValues['paymentTerms'] {
  return OFFERED_TERMS.find((terms) => terms === requested) ?? 'half-advance';
}

function lineFormValues(line: QuoteLine): OfferLineValues {
  const { productId, options, description, customisation, hsnCode } = line;
  return {
    key: crypto.randomUUID(),
    productId,
    ...(options && { options }),
    description,
    customisation,
    hsnCode,
    quantity: String(line.quantity),
    unitPrice: rupeesOf(line.unitPrice),
    discountPercent: String(line.discountPercent),
    taxPercent: String(line.taxPercent),
  };
}

/** An empty line for what no product stands for. */
export function freeLine(): OfferLineValues {
  return {
    key: crypto.randomUUID(),
    productId: null,
    description: '',
    quantity: '1',
    unitPrice: '',
    discountPercent: '0',
    customisation: '',
    hsnCode: '',
    taxPercent: '18',
  };
}

/** A line of a product, at the price that everybody pays and the rate that the shop's table has for it. */
export function productLine(
  { id, label }: { id: string; label: string },
  { product: { price: rupees, hsnCode, chargeTax }, tax }: ProductFacts,
  quantity: string,
): OfferLineValues {
  const goods = { hsnCode, unitPrice: rupeesToPaise(rupees) };
  return {
    ...freeLine(),
    productId: id,
    description: label,
    quantity,
    unitPrice: String(rupees),
    hsnCode,
    taxPercent: chargeTax ? String(taxPercentOf(goods, tax, new Date())) : '0',
  };
}

/** What was typed, as the schema and the server take it; a text that is no number becomes none. */
export function parseOffer(values: OfferFormValues) {
  return {
    ...values,
    lines: values.lines.map(({ key: _key, ...line }) => ({
      ...line,
      quantity: parseNumber(line.quantity),
      unitPrice: parsePaise(line.unitPrice),
      discountPercent: parseNumber(line.discountPercent),
      taxPercent: parseNumber(line.taxPercent),
    })),
    overallDiscount: parsePaise(values.overallDiscount),
    shipping: parsePaise(values.shipping),
    leadTimeDays: parseNumber(values.leadTimeDays),
  };
}

/** The offer as the buyer would read it; null while a number is missing, or larger than an offer can have. */
export function previewOf(values: OfferFormValues, staffQuote: StaffQuote): ShownVersion | null {
  const offer = parseOffer(values);
  const { company, quote, supplierState } = staffQuote;
  const stateCode = company.isVerified ? company.stateCode : values.stateCode;
  if (!isPriceable(offer) || !(offer.leadTimeDays >= 0)) return null;
  const basis = offerBasis(offer, stateCode === supplierState);
  const name = INDIAN_STATES.find(({ gstCode }) => gstCode === stateCode)?.name ?? '';
  return {
    ...basis,
    lines: [...basis.lines],
    version: quote.latestVersion + 1,
    state: 'draft',
    totals: priceOffer(basis).totals,
    buyer: { name: quote.companyName, gstin: company.isVerified ? company.gstNumber : '' },
    placeOfSupply: { name, stateCode },
    paymentTerms: values.paymentTerms,
    terms: values.terms,
    leadTimeDays: offer.leadTimeDays,
    validUntil: endOfIndianDay(values.validOn),
    sentAt: null,
  };
}

function rupeesOf(amount: Paise): string {
  return String(paiseToRupees(amount));
}
