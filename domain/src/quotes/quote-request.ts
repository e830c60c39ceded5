import { array, boolean, date, number, object, string, type InferType } from 'yup';

import { quoteAttachmentNamesField } from './quote-attachment-names.ts';
import { indianDay } from '../india/indian-day.ts';
import {
  BUDGET_BANDS,
  MAX_QUOTE_LINES,
  ORDER_TYPES,
  PAYMENT_TERMS,
  QUOTE_CATEGORIES,
} from './quote.ts';
import { languageField } from '../records/language-field.ts';
import { hasNoDuplicates } from '../records/request-fields.ts';
import { optionsField } from '../shopping/line-options-field.ts';
import { tailoringFields } from '../shopping/tailoring-fields.ts';
import { isPhoneNumber } from '../india/phone-number.ts';
import { requiredTextField, textField } from '../records/text-field.ts';
import { hasDottedDomain } from '../people/email-address.ts';
import { quoteFormMessages } from '../messages/quote-form-messages.ts';
import { PRODUCT_ID } from '../records/record-id.ts';
import { formMessages } from '../messages/form-messages.ts';

/** More than this must be a typing mistake. */
export const MAX_QUOTE_PIECES = 1_000_000;

/** The quote form (spec §2); POST /api/quotes uses the same schema. */
export const quoteRequestSchema = object({
  companyName: requiredTextField('Company name', 120),
  contactPerson: requiredTextField('Contact person', 100),
  email: requiredTextField('Email', 254)
    .email(formMessages.email_not_valid)
    .test('domain', formMessages.email_not_valid, hasDottedDomain),
  phone: requiredTextField('Phone', 20).test('phone', formMessages.phone_not_valid, isPhoneNumber),
  industry: textField('Industry', 100).default(''),
  orderType: string()
    .oneOf(ORDER_TYPES, quoteFormMessages.order_type_required)
    .required(quoteFormMessages.order_type_required),
  quantity: number()
    .transform((value: unknown, typed: unknown) => (typed === '' ? undefined : value))
    .typeError(quoteFormMessages.expected_quantity_whole)
    .integer(quoteFormMessages.expected_quantity_whole)
    .min(1, quoteFormMessages.expected_quantity_whole)
    .max(MAX_QUOTE_PIECES, quoteFormMessages.expected_quantity_too_high)
    .required(quoteFormMessages.expected_quantity_required),
  category: string().oneOf(QUOTE_CATEGORIES, quoteFormMessages.category_unknown).default('mixed'),
  /** start of the day in UTC; null for any day */
  requiredBy: date()
    .transform((value: unknown, typed: unknown) => (typed === '' ? null : value))
    .typeError(quoteFormMessages.date_or_empty)
    .nullable()
    .default(null)
    .test('future', quoteFormMessages.date_in_future, isToCome),
  requirements: textField('Requirements', 5000).default(''),
  wantsBranding: boolean().default(false),
  wantsPackaging: boolean().default(false),
  wantsSamples: boolean().default(false),
  budgetPerPiece: string()
    .oneOf(BUDGET_BANDS, quoteFormMessages.budget_unknown)
    .default('flexible'),
  paymentTerms: string()
    .oneOf(PAYMENT_TERMS, quoteFormMessages.payment_terms_unknown)
    .default('discuss'),
  additionalInfo: textField('Additional information', 5000).default(''),
});

export type QuoteForm = InferType<typeof quoteRequestSchema>;

const requestedLineSchema = object({
  productId: string()
    .strict()
    .matches(PRODUCT_ID, formMessages.not_a_product_id)
    .required(quoteFormMessages.product_missing),
  quantity: number()
    .strict()
    .typeError(quoteFormMessages.pieces_not_whole)
    .integer(quoteFormMessages.pieces_not_whole)
    .min(1, quoteFormMessages.pieces_not_whole)
    .max(MAX_QUOTE_PIECES, quoteFormMessages.pieces_too_many)
    .required(quoteFormMessages.pieces_not_whole),
  options: optionsField(),
  services: tailoringFields().services,
}).exact(formMessages.unknown_field);

/** POST /api/quotes; the same `requestId` is stored once. */
export const quoteSubmissionSchema = quoteRequestSchema
  .shape({
    requestId: string()
      .strict()
      .matches(/^[0-9a-f]{32}$/, quoteFormMessages.request_id_not_valid)
      .required(quoteFormMessages.request_id_missing),
    files: quoteAttachmentNamesField,
    lines: array(requestedLineSchema)
      .max(MAX_QUOTE_LINES, quoteFormMessages.too_many_products)
      .default([])
      .test('once', quoteFormMessages.product_twice, hasNoDuplicates),
    language: languageField(),
  })
  .exact(formMessages.unknown_field);

export type QuoteSubmission = InferType<typeof quoteSubmissionSchema>;

const LONGEST_WORDS = 2000;
const words = () => string().trim().max(LONGEST_WORDS, formMessages.at_most);

const version = () =>
  number()
    .strict()
    .integer(quoteFormMessages.version_not_whole)
    .min(1, quoteFormMessages.version_not_whole)
    .required(quoteFormMessages.version_missing);

/** POST /api/quotes/:id/decline: `version` is the one that the buyer saw. */
export const quoteDeclineSchema = object({
  version: version(),
  reason: words().required(formMessages.give_a_reason),
}).exact(formMessages.unknown_field);

/** POST /api/quotes/:id/changes: `version` is the one that the buyer saw. */
export const quoteChangesSchema = object({
  version: version(),
  message: words().required(quoteFormMessages.say_what_to_change),
}).exact(formMessages.unknown_field);

/** Compares calendar days, so that today is never in the future. */
function isToCome(day: Date | null | undefined): boolean {
  if (!day) return true;
  return day.toISOString().slice(0, 10) > indianDay(new Date());
}
