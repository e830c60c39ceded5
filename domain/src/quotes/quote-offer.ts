import { array, number, object, string, ValidationError, type InferType } from 'yup';

import { quoteAttachmentNamesField } from './quote-attachment-names.ts';
import { HSN_CODE } from '../catalogue/hsn-code.ts';
import { bookAddressSchema } from '../shopping/customer-info.ts';
import { endOfIndianDay, isCalendarDay } from '../india/indian-day.ts';
import { INDIAN_STATES } from '../india/indian-states.ts';
import { formatPaise } from '../money/money-format.ts';
import type { Paise } from '../money/paise.ts';
import { purchaseOrderNumberField } from './purchase-order-number.ts';
import { MAX_QUOTE_LINES, OFFERED_TERMS } from './quote.ts';
import { MAX_QUOTE_PIECES } from './quote-request.ts';
import { textField } from '../records/text-field.ts';
import { hasTwoDecimals, hasNoDuplicates, revisionField } from '../records/request-fields.ts';
import type { LineOptions } from '../shopping/line-options.ts';
import { optionsField } from '../shopping/line-options-field.ts';
import { DAY_MS } from '../records/time-spans.ts';
import { goodsWorth, MAX_OFFER, MAX_OFFER_PRICE, type OfferInput } from './offer-input.ts';
import { PRODUCT_ID } from '../records/record-id.ts';
import { formMessages } from '../messages/form-messages.ts';
import { quoteMessages } from '../messages/quote-messages.ts';
import { quoteFormMessages } from '../messages/quote-form-messages.ts';

export const MAX_OFFER_LINES = MAX_QUOTE_LINES;
const MAX_VALID_DAYS = 180;
/** GST rates of goods, in per cent. */
export const GST_RATES = [0, 3, 5, 12, 18, 28, 40] as const;

const LONGEST_WORDS = 2000;
const TOO_MUCH = 'The goods of an offer can be worth at most ₹100 crore.';

const amount = (name: string, maximum: Paise) =>
  number()
    .strict()
    .typeError(`${name} must be an amount.`)
    .integer(`${name} must be whole paise.`)
    .min(0, `${name} cannot be below zero.`)
    .max(maximum, `${name} can be at most ${formatPaise(maximum)}.`)
    .required(`${name} is missing.`);

const lineSchema = object({
  productId: string().matches(PRODUCT_ID, formMessages.not_a_product_id).nullable().default(null),
  options: optionsField(),
  description: textField('The description', 200).required('Each line needs a description.'),
  quantity: number()
    .strict()
    .typeError(formMessages.quantity_not_whole)
    .integer(formMessages.quantity_not_whole)
    .min(1, 'Each line needs at least 1 piece.')
    .max(MAX_QUOTE_PIECES, 'A line can have at most 10,00,000 pieces.')
    .required('Each line needs a quantity.'),
  unitPrice: amount('The price per piece', MAX_OFFER_PRICE),
  discountPercent: number()
    .typeError('The discount must be a number.')
    .min(0, 'The discount cannot be below zero.')
    .max(100, 'The discount can be at most 100%.')
    .test('decimals', 'The discount has at most two decimals.', hasTwoDecimals)
    .default(0),
  customisation: textField('The customisation', 500).default(''),
  hsnCode: string()
    .trim()
    .required('Each line needs an HSN code.')
    .matches(HSN_CODE, 'An HSN code has 4, 6 or 8 digits.'),
  taxPercent: number()
    .strict()
    .oneOf(GST_RATES, 'This is not a GST rate.')
    .required('Each line needs a GST rate.'),
}).exact(formMessages.unknown_field);

/** The content of an offer; money in paise. PUT /api/quotes/:id/draft and the form use the same schema. */
export const quoteOfferSchema = object({
  lines: array(lineSchema)
    .min(1, 'An offer has at least one line.')
    .max(MAX_OFFER_LINES, `An offer has at most ${MAX_OFFER_LINES} lines.`)
    .required('An offer has at least one line.')
    .test('once', 'A product is on two lines. Make the second one a custom line.', isOnce),
  overallDiscount: amount('The discount', MAX_OFFER),
  shipping: amount('Shipping', MAX_OFFER_PRICE),
  /** GST code of the delivery state; a verified GST number overrides it */
  stateCode: string()
    .oneOf(
      INDIAN_STATES.map(({ gstCode }) => gstCode),
      quoteMessages.choose_state,
    )
    .required(quoteMessages.choose_state),
  paymentTerms: string()
    .oneOf(OFFERED_TERMS, 'Please choose the payment terms.')
    .required('Please choose the payment terms.'),
  terms: textField('The terms', 5000).default(''),
  leadTimeDays: number()
    .strict()
    .typeError('The lead time must be a whole number of days.')
    .integer('The lead time must be a whole number of days.')
    .min(0, 'The lead time cannot be below zero.')
    .max(365, 'The lead time can be at most 365 days.')
    .required('The lead time is missing.'),
  /** last day to accept it, in IST: '2026-12-05' */
  validOn: string()
    .required('Please enter how long the offer is valid.')
    .test('day', 'The offer must be valid until today or later.', isDayToCome)
    .test('soon', `An offer can be valid for at most ${MAX_VALID_DAYS} days.`, isDaySoon),
})
  .exact(formMessages.unknown_field)
  .test('worth', isExact);

export type QuoteOffer = InferType<typeof quoteOfferSchema>;

const revision = () => revisionField('quotation');

const version = () =>
  number().integer(quoteFormMessages.version_not_whole).min(1, quoteFormMessages.version_not_whole);

export const quoteStepSchema = object({ revision: revision() }).exact(formMessages.unknown_field);

export const quoteDraftSchema = object({
  revision: revision(),
  offer: quoteOfferSchema.required('The offer is missing.'),
}).exact(formMessages.unknown_field);

export const quoteCloseSchema = object({
  revision: revision(),
  reason: textField('The reason', LONGEST_WORDS).required(formMessages.give_a_reason),
}).exact(formMessages.unknown_field);

/** POST /api/quotes/:id/messages; the same `messageId` is stored once. */
export const quoteMessageSchema = object({
  messageId: string()
    .strict()
    .matches(/^[0-9a-f]{32}$/, quoteFormMessages.message_id_not_valid)
    .required(quoteFormMessages.message_id_missing),
  text: textField('A message', LONGEST_WORDS).required(quoteFormMessages.write_a_message),
  version: version().nullable().default(null),
  /** index of a line in that version */
  line: number()
    .integer(quoteFormMessages.line_not_whole)
    .min(0, quoteFormMessages.line_not_whole)
    .max(MAX_OFFER_LINES - 1, quoteFormMessages.no_such_line)
    .nullable()
    .default(null),
  files: quoteAttachmentNamesField,
}).exact(formMessages.unknown_field);

/** POST /api/quotes/:id/accept: the version that the buyer saw, and the delivery address. */
export const quoteAcceptSchema = object({
  version: version().required(quoteFormMessages.version_missing),
  purchaseOrderNumber: purchaseOrderNumberField().default(''),
  deliverTo: bookAddressSchema.required(quoteFormMessages.delivery_address_required),
}).exact(formMessages.unknown_field);

/** POST /api/quotes/:id/renew; the message is optional. */
export const quoteRenewSchema = object({
  version: version().required(quoteFormMessages.version_missing),
  message: textField('A message', LONGEST_WORDS).default(''),
}).exact(formMessages.unknown_field);

export type QuoteAcceptance = InferType<typeof quoteAcceptSchema>;

function isDayToCome(typed: string | undefined): boolean {
  return isCalendarDay(typed) && endOfIndianDay(typed).getTime() > Date.now();
}

function isDaySoon(typed: string | undefined): boolean {
  if (!isCalendarDay(typed)) return true;
  return endOfIndianDay(typed).getTime() < Date.now() + (MAX_VALID_DAYS + 1) * DAY_MS;
}

function isOnce(
  lines: readonly { productId: string | null; options?: LineOptions | undefined }[] | undefined,
): boolean {
  return hasNoDuplicates(
    (lines ?? []).flatMap(({ productId, options }) =>
      productId === null ? [] : { productId, options },
    ),
  );
}

/** Reported on the lines, where the amounts are. */
function isExact(offer: { lines?: OfferInput['lines'] }): true | ValidationError {
  const { lines = [] } = offer;
  if (!(goodsWorth(lines) > MAX_OFFER)) return true;
  return new ValidationError(TOO_MUCH, offer, 'lines');
}
