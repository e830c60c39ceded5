import {
  array,
  nullable,
  number,
  object,
  optional,
  picklist,
  string,
  type InferOutput,
} from 'valibot';

import { defineEndpoints } from '../api/endpoint.ts';
import { deliveryDays } from '../api/order-fields.ts';
import { time } from '../api/response-fields.ts';
import { CANCEL_REFUNDS } from '../payments/cancel-refunds.ts';
import { CANCEL_OPTIONS } from './order-action.ts';
import { shownFailedDelivery } from './order-schema.ts';
import { ORDER_STATES } from './order-state.ts';
import { SHIPMENT_STATES } from './shipment.ts';
import { newLinkSchema, trackOrderSchema } from './tracking-requests.ts';
import { END_STEPS, TRACKING_STEPS } from './tracking.ts';

/** The public view of an order: no street, no phone, no prices. */
const trackedOrder = object({
  number: string(),
  status: picklist(ORDER_STATES),
  steps: array(
    object({
      step: picklist([...TRACKING_STEPS, ...END_STEPS]),
      state: picklist(['completed', 'current', 'pending']),
      at: optional(time),
    }),
  ),
  shipments: array(
    object({
      id: optional(string(), ''),
      courier: string(),
      awb: string(),
      trackingUrl: optional(string(), ''),
      state: picklist(SHIPMENT_STATES),
      failedDelivery: optional(nullable(shownFailedDelivery), null),
      /** codes of the pieces in it, for their certificates */
      pieces: optional(array(string()), []),
    }),
  ),
  /** the state of India to which the parcels go */
  deliveryState: optional(string(), ''),
  /** null once it is delivered or closed, and for an order without a date */
  expectedDelivery: optional(nullable(deliveryDays), null),
  city: string(),
  pincode: string(),
  items: array(
    object({
      name: string(),
      /** absent for a product without a Hindi title, and in older orders */
      nameHindi: optional(string()),
      quantity: number(),
    }),
  ),
  /** the order whose returned items it replaces, and the orders that replace its items */
  replaces: optional(string(), ''),
  replacements: optional(array(string()), []),
  /** what the customer can do to cancel it, with a tracking link; null once it has arrived or is closed */
  cancelOption: optional(nullable(picklist(CANCEL_OPTIONS)), null),
  /** what happens to the money when it is cancelled, for a tracking link only */
  cancelRefunds: optional(array(picklist(CANCEL_REFUNDS)), []),
  /** the tax invoice's number, for a tracking link only; null before it is issued */
  invoice: optional(nullable(string())),
});
export type TrackedOrder = InferOutput<typeof trackedOrder>;

export const trackingEndpoints = defineEndpoints('/api/orders', {
  track: {
    method: 'POST',
    path: '/track',
    does: 'Tracks an order by its number or id with its contact, or by its link.',
    onlyReads: true,
    body: trackOrderSchema,
    response: object({ order: trackedOrder }),
    errors: ['link_expired', 'full_contact_needed'],
  },
  invoice: {
    method: 'GET',
    path: '/track/invoice',
    does: 'Returns the tax invoice of the order behind a tracking link.',
    query: newLinkSchema,
    file: 'application/pdf',
    errors: ['link_expired'],
  },
  sendNewLink: {
    method: 'POST',
    path: '/track-link',
    does: 'Emails a new tracking link to the address of the order.',
    body: newLinkSchema,
  },
});
