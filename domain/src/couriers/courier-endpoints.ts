import { array, boolean, nullable, number, object, picklist, string } from 'valibot';
import {
  array as list,
  number as amount,
  object as fields,
  string as text,
  type InferType,
} from 'yup';

import { FORM_BODY } from '../api/body-limits.ts';
import { defineEndpoints } from '../api/endpoint.ts';
import { count, paiseAmount, time } from '../api/response-fields.ts';
import { formMessages } from '../messages/form-messages.ts';
import { orderMessages } from '../messages/order-messages.ts';
import { linesField } from '../orders/order-requests.ts';
import { RECORD_ID } from '../records/record-id.ts';
import { revisionField } from '../records/request-fields.ts';
import { BOOKING_STATES, storedSize } from './booking-schema.ts';
import { courierWebhook } from './courier-webhook-schema.ts';
import { packageSize } from './package-size-schema.ts';

/** All scans of a parcel. */
const WEBHOOK_BODY = 64 * 1024;

/** Orders that are booked, labelled or handed over in one request. */
const MAX_BOOKED_ORDERS = 50;

const orderId = () =>
  text()
    .strict()
    .matches(RECORD_ID, orderMessages.not_an_order)
    .required('Please choose an order.');

const parcel = { orderId: orderId(), lines: linesField(), size: packageSize };

/** Without a size, the weights and packages of the products count. */
const ratesSchema = fields(parcel).exact(formMessages.unknown_field);

const bookSchema = fields({
  ...parcel,
  revision: revisionField('order'),
  /** absent: the courier of the rule in the settings */
  courierId: amount().strict().integer().min(1).optional(),
}).exact(formMessages.unknown_field);
export type BookParcelRequest = InferType<typeof bookSchema>;

const NO_ORDER = 'Please choose at least one order.';
const TOO_MANY = `At most ${MAX_BOOKED_ORDERS} orders at a time.`;

const seenOrder = fields({ id: orderId(), revision: revisionField('order') });
const bulkSchema = fields({
  orders: list(seenOrder.exact(formMessages.unknown_field))
    .min(1, NO_ORDER)
    .max(MAX_BOOKED_ORDERS, TOO_MANY)
    .required(NO_ORDER),
}).exact(formMessages.unknown_field);

const pickupSchema = fields({
  orders: list(orderId()).min(1, NO_ORDER).max(MAX_BOOKED_ORDERS, TOO_MANY).required(NO_ORDER),
}).exact(formMessages.unknown_field);

const ordersQuerySchema = fields({
  orders: text().max(6000).required(NO_ORDER),
});

const orderQuerySchema = fields({ order: orderId() });

export const bookingFields = object({
  id: string(),
  orderNumber: string(),
  parcelId: string(),
  /** '' for a parcel to the customer */
  returnId: string(),
  state: picklist(BOOKING_STATES),
  courier: string(),
  awb: string(),
  /** what the aggregator takes; null until it is known */
  charge: nullable(paiseAmount),
  /** one sentence; '' when all is well */
  problem: string(),
  nextAttemptAt: nullable(time),
  requestedAt: time,
  isManifested: boolean(),
});

export const ratesFields = object({
  size: storedSize,
  rates: array(
    object({
      courierId: number(),
      courier: string(),
      charge: paiseAmount,
      days: nullable(number()),
    }),
  ),
  /** of the rule in the settings; null when no courier goes there */
  chosen: nullable(number()),
});

const staff = { who: 'staff', permission: 'orders.ship' } as const;
export const AGGREGATOR_ERRORS = [
  'no_aggregator',
  'aggregator_refused',
  'aggregator_unavailable',
] as const;

/** Couriers of the shop, and parcels that are booked at a courier aggregator. */
export const courierEndpoints = defineEndpoints('/api/couriers', {
  list: {
    method: 'GET',
    path: '/',
    does: 'Lists the couriers of the shop with their tracking links.',
    who: 'staff',
    permission: 'orders.read',
    response: object({
      couriers: array(object({ name: string(), trackingUrl: string() })),
      /** false: tracking numbers are entered, not booked */
      hasAggregator: boolean(),
    }),
  },
  rates: {
    method: 'POST',
    path: '/rates',
    does: 'Returns weight and size of the next parcel of an order, and what couriers ask for it.',
    ...staff,
    onlyReads: true,
    body: ratesSchema,
    bodyBytes: FORM_BODY,
    response: ratesFields,
    errors: AGGREGATOR_ERRORS,
  },
  book: {
    method: 'POST',
    path: '/bookings',
    does: 'Books the next parcel of an order: it ships with the AWB that the aggregator assigns. A repeated request finds the booking.',
    ...staff,
    body: bookSchema,
    bodyBytes: FORM_BODY,
    response: object({ booking: bookingFields }),
    errors: ['stale', 'not_allowed', 'booking_open', 'no_aggregator'],
  },
  bookAll: {
    method: 'POST',
    path: '/bookings/bulk',
    does: 'Books the next parcels of up to 50 orders. Each has its own outcome.',
    ...staff,
    body: bulkSchema,
    bodyBytes: FORM_BODY,
    response: object({
      outcomes: array(object({ id: string(), number: string(), awb: string(), problem: string() })),
    }),
    errors: ['no_aggregator'],
  },
  bookingsOf: {
    method: 'GET',
    path: '/bookings',
    does: 'Lists the bookings of an order, pickups of its returns among them, with what they cost.',
    ...staff,
    query: orderQuerySchema,
    response: object({ bookings: array(bookingFields) }),
  },
  retry: {
    method: 'POST',
    path: '/bookings/:id/attempts',
    does: 'Goes on with a booking that waits for the aggregator, now.',
    ...staff,
    response: object({ booking: bookingFields }),
    errors: ['no_aggregator'],
  },
  cancel: {
    method: 'POST',
    path: '/bookings/:id/cancellation',
    does: 'Gives up a booking that has no tracking number yet.',
    ...staff,
    response: object({ booking: bookingFields }),
    errors: ['not_allowed', 'no_aggregator'],
  },
  webhook: {
    method: 'POST',
    path: '/webhook',
    does: 'Receives tracking events of the courier aggregator, with its token in x-api-key.',
    who: 'gateway',
    bodyBytes: WEBHOOK_BODY,
    signedBody: courierWebhook,
    errors: ['bad_token'],
  },
  pickup: {
    method: 'POST',
    path: '/pickups',
    does: 'Asks the couriers once to pick up the booked parcels of up to 50 orders, and names the orders without one.',
    ...staff,
    body: pickupSchema,
    bodyBytes: FORM_BODY,
    response: object({
      /** whose pickup is requested now; the others were before */
      parcels: count,
      /** numbers of the orders that have no booked parcel */
      notBooked: array(string()),
    }),
    errors: ['nothing_booked', ...AGGREGATOR_ERRORS],
  },
  labels: {
    method: 'GET',
    path: '/labels',
    does: 'Returns the couriers’ labels of booked parcels as one PDF, or in a ZIP file when the courier has a file for each. Orders without a booked parcel are left out.',
    ...staff,
    query: ordersQuerySchema,
    file: 'application/pdf',
    errors: ['nothing_booked', ...AGGREGATOR_ERRORS],
  },
  manifest: {
    method: 'GET',
    path: '/manifest',
    does: 'Returns the manifest of booked parcels, which the courier signs at pickup. Orders without one are left out.',
    ...staff,
    query: ordersQuerySchema,
    file: 'application/pdf',
    errors: ['nothing_booked', 'no_manifest', ...AGGREGATOR_ERRORS],
  },
});
