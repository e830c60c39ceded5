import { INDIAN_STATES } from '@kargha/domain/india/indian-states';
import type { LineOptions } from '@kargha/domain/shopping/line-options';
import { paise, paiseToRupees, rupeesToPaise, type Paise } from '@kargha/domain/money/paise';
import { asChosen } from '@kargha/domain/catalogue/variants';
import { OFFERED_TERMS } from '@kargha/domain/quotes/quote';
import type { OfferTaxMode, QuoteLine } from '@kargha/domain/quotes/quote-schema';
import { endOfIndianDay, indianDay } from '@kargha/domain/india/indian-day';
import { priceOffer } from '@kargha/domain/quotes/quote-totals';
import { DAY_MS } from '@kargha/domain/records/time-spans';
import { parseNumber, parsePaise } from '@kargha/domain/money/parse-number';
import { offerBasis, offerPrice, isPriceable } from '@kargha/domain/quotes/offer-input';
import type { ShownVersion } from '#lib/documents/quote-document.ts';

import type { StaffQuote } from '../data/staff-quote-api.ts';
import type { OfferProduct, ProductFacts } from '../data/offer-products-api.ts';

/** A line of the form; money in rupees. */
export interface OfferLineValues {
  key: string;
  productId: string | null;
  /** the chosen options, such as a size; an offer is sent only with all of them */
  options?: LineOptions | undefined;
  description: string;
  quantity: string;
  unitPrice: string;
  discountPercent: string;
  customisation: string;
  hsnCode: string;
  taxPercent: string;
}

/** The names match the schema's, so that messages find their fields. */
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

/** Starts with the draft, else the previous version, else the requested lines. */
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
        : [{ ...customLine(), quantity: String(quote.quantity) }],
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

export function customLine(): OfferLineValues {
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

/** A line for a product, at its list price and the rate of the shop's tax table. */
export function productLine(
  { id, label }: { id: string; label: string },
  facts: ProductFacts & { taxMode: OfferTaxMode },
  quantity: string,
): OfferLineValues {
  const { tax, taxMode, product } = facts;
  const shown = { ...product, unitPrice: rupeesToPaise(product.price) };
  const { unitPrice, taxPercent } = offerPrice(shown, taxMode, { tax, at: new Date() });
  return {
    ...customLine(),
    productId: id,
    description: label,
    quantity,
    unitPrice: rupeesOf(unitPrice),
    hsnCode: product.hsnCode,
    taxPercent: String(taxPercent),
  };
}

/**
 * A line for each size with a quantity, in place of one line. Its price stays; a size that costs more or less in the
 * shop costs as much more or less, in proportion.
 */
export function splitLine(
  line: OfferLineValues,
  sizes: readonly { options: LineOptions; quantity: string }[],
  product: OfferProduct,
): OfferLineValues[] {
  return sizes.map(({ options, quantity }) => ({
    ...line,
    key: crypto.randomUUID(),
    options,
    quantity,
    unitPrice: priceOfSize(line.unitPrice, product, options),
  }));
}

function priceOfSize(typed: string, product: OfferProduct, options: LineOptions): string {
  const proportion = asChosen(product, options).price / product.price;
  const price = Math.round(parsePaise(typed) * proportion);
  return proportion === 1 || !Number.isSafeInteger(price) ? typed : rupeesOf(paise(price));
}

/** Converts the form values for the schema and the server; text that is not a number becomes NaN. */
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

/** The offer as the buyer would see it; null while a number is missing or too large. */
export function previewOf(values: OfferFormValues, staffQuote: StaffQuote): ShownVersion | null {
  const offer = parseOffer(values);
  const { company, quote, supplierState } = staffQuote;
  const stateCode = company.isVerified ? company.stateCode : values.stateCode;
  if (!isPriceable(offer) || !(offer.leadTimeDays >= 0)) return null;
  const basis = offerBasis(offer, stateCode === supplierState, staffQuote.taxMode);
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
