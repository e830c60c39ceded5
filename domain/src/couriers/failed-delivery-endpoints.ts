import { nullable, object, picklist, string, type InferOutput } from 'valibot';
import { object as fields, string as text } from 'yup';

import { FORM_BODY } from '../api/body-limits.ts';
import { defineEndpoints } from '../api/endpoint.ts';
import { count, pageOf, time } from '../api/response-fields.ts';
import {
  deliveryAnswerSchema,
  linkedDeliveryAnswerSchema,
  staffDeliveryAnswerSchema,
} from './delivery-answer.ts';
import { DELIVERY_CHOICES } from './delivery-choice.ts';
import { FAILED_DELIVERY_STATES } from './failed-delivery-schema.ts';

const ANSWER_ERRORS = ['not_open', 'not_served', 'aggregator_unavailable'] as const;

const answered = object({ choice: picklist(DELIVERY_CHOICES), day: string() });

/** Customers answer for their own parcels that the courier could not deliver. */
export const deliveryAnswerEndpoints = defineEndpoints('/api/orders', {
  answer: {
    method: 'POST',
    path: '/:id/delivery-answer',
    does: 'Says what the courier should do with an undelivered parcel of the person’s own order.',
    who: 'person',
    body: deliveryAnswerSchema,
    bodyBytes: FORM_BODY,
    response: answered,
    errors: ANSWER_ERRORS,
  },
  answerByLink: {
    method: 'POST',
    path: '/track/delivery-answer',
    does: 'Says what the courier should do with an undelivered parcel, with the link in our emails.',
    body: linkedDeliveryAnswerSchema,
    bodyBytes: FORM_BODY,
    response: answered,
    errors: ['link_expired', ...ANSWER_ERRORS],
  },
});

export const UNDELIVERED_VIEWS = ['waiting', 'answered', 'attention', 'closed'] as const;

const undeliveredQuerySchema = fields({
  view: text()
    .oneOf(['', ...UNDELIVERED_VIEWS], 'This is not a view of undelivered parcels.')
    .default(''),
  cursor: text().max(200),
});

const undelivered = object({
  id: string(),
  orderId: string(),
  orderNumber: string(),
  awb: string(),
  courier: string(),
  deliveryState: string(),
  attempt: count,
  reason: string(),
  failedAt: time,
  state: picklist(FAILED_DELIVERY_STATES),
  answerBy: nullable(time),
  choice: string(),
  day: string(),
  /** one line; '' when the address stays */
  newAddress: string(),
  newPhone: string(),
  answeredBy: string(),
  problem: string(),
});
export type UndeliveredParcel = InferOutput<typeof undelivered>;

/** Parcels that a courier could not deliver, for staff. */
export const undeliveredEndpoints = defineEndpoints('/api/undelivered', {
  list: {
    method: 'GET',
    path: '/',
    does: 'Lists parcels that the courier could not deliver, page by page, the last attempt first.',
    who: 'staff',
    permission: 'orders.read',
    query: undeliveredQuerySchema,
    response: pageOf(undelivered),
  },
  answer: {
    method: 'POST',
    path: '/:id/answer',
    does: 'Says for the customer what the courier should do with an undelivered parcel.',
    who: 'staff',
    permission: 'orders.ship',
    body: staffDeliveryAnswerSchema,
    bodyBytes: FORM_BODY,
    response: object({ parcel: undelivered }),
    errors: ANSWER_ERRORS,
  },
});
