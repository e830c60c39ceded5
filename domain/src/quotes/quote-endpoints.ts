import { object, string, type InferOutput } from 'valibot';
import { object as fields, string as text, type InferType } from 'yup';

import { FORM_BODY, LIST_BODY } from '../api/body-limits.ts';
import { defineEndpoints } from '../api/endpoint.ts';
import { pageOf } from '../api/response-fields.ts';
import { quoteRow } from './quote-schema.ts';
import { quoteAcceptSchema, quoteRenewSchema } from './quote-offer.ts';
import { quoteChangesSchema, quoteDeclineSchema, quoteSubmissionSchema } from './quote-request.ts';
import { QUOTE_REQUEST_STATES } from './quote.ts';

export type QuoteRow = InferOutput<typeof quoteRow>;

const SUBMITTED = QUOTE_REQUEST_STATES.filter((state) => state !== 'draft');

/** `waiting`: not answered by an offer yet. */
const quoteListQuerySchema = fields({
  state: text()
    .oneOf(['', 'waiting', ...SUBMITTED], 'This status is not valid.')
    .default(''),
  cursor: text().max(200),
});
export type QuoteListQuery = InferType<typeof quoteListQuerySchema>;

const acceptedOffer = object({ orderId: string(), orderNumber: string() });
export type AcceptedOffer = InferOutput<typeof acceptedOffer>;

const ANSWER_ERRORS = ['stale', 'expired', 'not_allowed'] as const;

/** Requests of business buyers. Buyers write drafts to Firestore themselves and read their requests there. */
export const quoteEndpoints = defineEndpoints('/api/quotes', {
  submit: {
    method: 'POST',
    path: '/',
    does: 'Submits a quote request of a business buyer.',
    who: 'person',
    body: quoteSubmissionSchema,
    bodyBytes: LIST_BODY,
    response: object({ quoteId: string() }),
    errors: ['not_for_sale', 'options_not_valid', 'not_allowed'],
  },
  list: {
    method: 'GET',
    path: '/',
    does: 'Lists the quote requests of businesses.',
    who: 'staff',
    permission: 'quotes.read',
    query: quoteListQuerySchema,
    response: pageOf(quoteRow),
  },
  accept: {
    method: 'POST',
    path: '/:id/accept',
    does: 'Accepts an offer and creates its order.',
    who: 'person',
    body: quoteAcceptSchema,
    bodyBytes: FORM_BODY,
    response: acceptedOffer,
    errors: [
      ...ANSWER_ERRORS,
      'company_changed',
      'other_state',
      'within_state_only',
      'out_of_stock',
      'no_credit',
      'credit_overdue',
      'over_credit_limit',
    ],
  },
  decline: {
    method: 'POST',
    path: '/:id/decline',
    does: 'Declines an offer.',
    who: 'person',
    body: quoteDeclineSchema,
    bodyBytes: FORM_BODY,
    errors: ANSWER_ERRORS,
  },
  requestChanges: {
    method: 'POST',
    path: '/:id/changes',
    does: 'Asks for changes to an offer.',
    who: 'person',
    body: quoteChangesSchema,
    bodyBytes: FORM_BODY,
    errors: ANSWER_ERRORS,
  },
  renew: {
    method: 'POST',
    path: '/:id/renew',
    does: 'Asks for a new offer after one has expired.',
    who: 'person',
    body: quoteRenewSchema,
    bodyBytes: FORM_BODY,
    errors: ANSWER_ERRORS,
  },
  withdraw: {
    method: 'POST',
    path: '/:id/withdraw',
    does: 'Withdraws a request.',
    who: 'person',
    errors: ['expired', 'not_allowed'],
  },
});
