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
import { hasNoDuplicates, UNKNOWN_FIELD } from '../records/request-fields.ts';
import { optionsField } from '../shopping/line-options-field.ts';
import { isPhoneNumber } from '../india/phone-number.ts';
import { textField } from '../records/text-field.ts';
import { hasDottedDomain } from '../people/email-address.ts';
import { formatCount } from '../money/count-format.ts';

/** More than this must be a typing mistake. */
export const MAX_QUOTE_PIECES = 1_000_000;
const QUANTITY = 'Expected quantity must be a whole number of at least 1';
const NO_DAY = 'Please enter a date, or leave it empty';

/** The quote form (spec §2); POST /api/quotes uses the same schema. */
export const quoteRequestSchema = object({
  companyName: textField('Company name', 120).required('Company name is required'),
  contactPerson: textField('Contact person', 100).required('Contact person is required'),
  email: textField('Email', 254)
    .required('Email is required')
    .email('Please enter a valid email address')
    .test('domain', 'Please enter a valid email address', hasDottedDomain),
  phone: textField('Phone', 20)
    .required('Phone is required')
    .test('phone', 'Please enter a valid phone number', isPhoneNumber),
  industry: textField('Industry', 100).default(''),
  orderType: string()
    .oneOf(ORDER_TYPES, 'Please choose an order type')
    .required('Please choose an order type'),
  quantity: number()
    .transform((value: unknown, typed: unknown) => (typed === '' ? undefined : value))
    .typeError(QUANTITY)
    .integer(QUANTITY)
    .min(1, QUANTITY)
    .max(MAX_QUOTE_PIECES, 'Expected quantity can be at most 10,00,000')
    .required('Expected quantity is required'),
  category: string().oneOf(QUOTE_CATEGORIES, 'This category is not known').default('mixed'),
  /** start of the day in UTC; null for any day */
  requiredBy: date()
    .transform((value: unknown, typed: unknown) => (typed === '' ? null : value))
    .typeError(NO_DAY)
    .nullable()
    .default(null)
    .test('future', 'The required-by date must be in the future', isToCome),
  requirements: textField('Requirements', 5000).default(''),
  wantsBranding: boolean().default(false),
  wantsPackaging: boolean().default(false),
  wantsSamples: boolean().default(false),
  budgetPerPiece: string().oneOf(BUDGET_BANDS, 'This budget is not known').default('flexible'),
  paymentTerms: string()
    .oneOf(PAYMENT_TERMS, 'These payment terms are not known')
    .default('discuss'),
  additionalInfo: textField('Additional information', 5000).default(''),
});

export type QuoteForm = InferType<typeof quoteRequestSchema>;

const PIECES = 'Each product needs a whole number of pieces, at least 1.';

const requestedLineSchema = object({
  productId: string()
    .strict()
    .matches(/^[A-Za-z0-9_-]{1,100}$/, 'This is not a product id.')
    .required('The product is missing.'),
  quantity: number()
    .strict()
    .typeError(PIECES)
    .integer(PIECES)
    .min(1, PIECES)
    .max(MAX_QUOTE_PIECES, 'At most 10,00,000 pieces of one product.')
    .required(PIECES),
  options: optionsField(),
}).exact(UNKNOWN_FIELD);

/** POST /api/quotes; the same `requestId` is stored once. */
export const quoteSubmissionSchema = quoteRequestSchema
  .shape({
    requestId: string()
      .strict()
      .matches(/^[0-9a-f]{32}$/, 'This is not the id of a request.')
      .required('The id of the request is missing.'),
    files: quoteAttachmentNamesField,
    lines: array(requestedLineSchema)
      .max(MAX_QUOTE_LINES, `A request can have at most ${MAX_QUOTE_LINES} products.`)
      .default([])
      .test('once', 'A product is in the request twice.', hasNoDuplicates),
  })
  .exact(UNKNOWN_FIELD);

export type QuoteSubmission = InferType<typeof quoteSubmissionSchema>;

const LONGEST_WORDS = 2000;
const words = () =>
  string()
    .trim()
    .max(LONGEST_WORDS, `At most ${formatCount(LONGEST_WORDS)} characters.`);

const version = () =>
  number()
    .strict()
    .integer('The version is a whole number.')
    .min(1, 'The version is a whole number.')
    .required('The version is missing.');

/** POST /api/quotes/:id/decline: `version` is the one that the buyer saw. */
export const quoteDeclineSchema = object({
  version: version(),
  reason: words().required('Please give a reason.'),
}).exact(UNKNOWN_FIELD);

/** POST /api/quotes/:id/changes: `version` is the one that the buyer saw. */
export const quoteChangesSchema = object({
  version: version(),
  message: words().required('Please tell us what to change.'),
}).exact(UNKNOWN_FIELD);

/** Compares calendar days, so that today is never in the future. */
function isToCome(day: Date | null | undefined): boolean {
  if (!day) return true;
  return day.toISOString().slice(0, 10) > indianDay(new Date());
}
