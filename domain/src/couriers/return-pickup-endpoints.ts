import { boolean, nullable, object } from 'valibot';
import { number as amount, object as fields, type InferType } from 'yup';

import { FORM_BODY } from '../api/body-limits.ts';
import { defineEndpoints } from '../api/endpoint.ts';
import { formMessages } from '../messages/form-messages.ts';
import { revisionField } from '../records/request-fields.ts';
import { AGGREGATOR_ERRORS, bookingFields, ratesFields } from './courier-endpoints.ts';
import { packageSize } from './package-size-schema.ts';

const ratesSchema = fields({ size: packageSize }).exact(formMessages.unknown_field);

const bookSchema = fields({
  size: packageSize,
  revision: revisionField('return'),
  /** absent: the courier of the rule in the settings */
  courierId: amount().strict().integer().min(1).optional(),
}).exact(formMessages.unknown_field);
export type BookPickupRequest = InferType<typeof bookSchema>;

const cancelSchema = fields({ revision: revisionField('return') }).exact(
  formMessages.unknown_field,
);

const staff = { who: 'staff', permission: 'orders.returns' } as const;

/** Couriers who pick up returned items at the customer's. */
export const returnPickupEndpoints = defineEndpoints('/api/returns', {
  find: {
    method: 'GET',
    path: '/:id/pickup',
    does: 'Returns the booking of a return’s pickup with what it costs.',
    ...staff,
    response: object({
      /** false: the shop has no courier aggregator */
      hasAggregator: boolean(),
      booking: nullable(bookingFields),
    }),
  },
  rates: {
    method: 'POST',
    path: '/:id/pickup/rates',
    does: 'Returns weight and size of a return, and what couriers ask for picking it up.',
    ...staff,
    onlyReads: true,
    body: ratesSchema,
    bodyBytes: FORM_BODY,
    response: ratesFields,
    errors: AGGREGATOR_ERRORS,
  },
  book: {
    method: 'POST',
    path: '/:id/pickup',
    does: 'Books a courier who picks up an approved return. A repeated request finds the booking and goes on with it.',
    ...staff,
    body: bookSchema,
    bodyBytes: FORM_BODY,
    response: object({ booking: bookingFields }),
    errors: ['stale', 'not_allowed', 'booking_open', 'no_aggregator'],
  },
  cancel: {
    method: 'POST',
    path: '/:id/pickup/cancellation',
    does: 'Cancels the pickup of a return while the courier has not come.',
    ...staff,
    body: cancelSchema,
    bodyBytes: FORM_BODY,
    response: object({ booking: bookingFields }),
    errors: ['stale', 'not_allowed', 'no_aggregator'],
  },
});
