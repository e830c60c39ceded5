import { object as response, string as text, type InferOutput } from 'valibot';
import { object, string } from 'yup';

import { defineEndpoints } from '../api/endpoint.ts';
import { pageOf } from '../api/response-fields.ts';
import { formMessages } from '../messages/form-messages.ts';
import { disputeFields } from './dispute-schema.ts';
import { DISPUTE_VIEWS, LONGEST_SUMMARY } from './dispute.ts';

const disputeRow = response({ id: text(), ...disputeFields });
export type DisputeRow = InferOutput<typeof disputeRow>;

const disputeResponse = response({ dispute: disputeRow });

const querySchema = object({
  view: string().oneOf(DISPUTE_VIEWS).default('open'),
  cursor: string().max(200),
});

const contestSchema = object({
  summary: string()
    .trim()
    .max(LONGEST_SUMMARY, `At most ${LONGEST_SUMMARY} characters.`)
    .required('Please explain why the charge is right.'),
}).exact(formMessages.unknown_field);

export const disputeEndpoints = defineEndpoints('/api/disputes', {
  list: {
    method: 'GET',
    path: '/',
    does: 'Lists disputes, those with the next deadline first.',
    who: 'staff',
    permission: 'payments.read',
    query: querySchema,
    response: pageOf(disputeRow),
  },
  evidence: {
    method: 'GET',
    path: '/:id/evidence',
    does: 'Returns the evidence that would be submitted: order, invoice, delivery and emails, or the sale of a gift card.',
    who: 'staff',
    permission: 'payments.read',
    file: 'application/pdf',
    errors: ['no_order'],
  },
  accept: {
    method: 'POST',
    path: '/:id/accept',
    does: 'Accepts a dispute: the customer keeps the money. Cannot be undone.',
    who: 'staff',
    permission: 'payments.disputes',
    response: disputeResponse,
    errors: ['not_open', 'gateway_refused', 'gateway_unavailable'],
  },
  contest: {
    method: 'POST',
    path: '/:id/contest',
    does: 'Submits the evidence of an order, or of the sale of a gift card, against a dispute.',
    who: 'staff',
    permission: 'payments.disputes',
    body: contestSchema,
    response: disputeResponse,
    errors: ['not_open', 'no_order', 'gateway_refused', 'gateway_unavailable'],
  },
});
