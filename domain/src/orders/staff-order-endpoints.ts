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

import { FORM_BODY } from '../api/body-limits.ts';
import { defineEndpoints } from '../api/endpoint.ts';
import { RISK_LEVELS } from '../payments/cash-on-delivery-risk.ts';
import { reviewReasonField } from '../payments/review-reason-field.ts';
import { count, pageOf, paiseAmount, time } from '../api/response-fields.ts';
import { PAYMENT_STATES } from '../payments/payment.ts';
import {
  bulkCountQuerySchema,
  bulkStepSchema,
  messageStepSchema,
  tagStepSchema,
} from './bulk-order-steps.ts';
import { bulkShipOutcomes, bulkShipSchema } from './bulk-ship.ts';
import { orderListQuerySchema } from './order-list.ts';
import { ORDER_STATES } from './order-state.ts';

const orderRow = object({
  id: string(),
  number: string(),
  name: string(),
  email: string(),
  phone: string(),
  /** paid by gift card and gateway together */
  worth: paiseAmount,
  state: picklist(ORDER_STATES),
  payment: picklist(PAYMENT_STATES),
  createdAt: time,
  pieces: count,
  /** what staff need to check; empty for nothing */
  reviewReasons: array(reviewReasonField),
  invoiceNumber: string(),
  /** IDs */
  tags: optional(array(string()), []),
  revision: count,
});
export type OrderRow = InferOutput<typeof orderRow>;

const bulkCount = object({ count, until: time });
export type BulkCount = InferOutput<typeof bulkCount>;

const bulkProgress = object({
  /** `problem` is one sentence, '' on success */
  outcomes: array(object({ number: string(), problem: string() })),
  /** null after the last order */
  nextCursor: nullable(string()),
});
export type BulkProgress = InferOutput<typeof bulkProgress>;

const orderTag = object({ id: string(), name: string() });
export type OrderTag = InferOutput<typeof orderTag>;

const orderEmail = object({ id: string(), subject: string(), to: string() });
export type OrderEmail = InferOutput<typeof orderEmail>;

const cashOnDeliveryDetails = object({
  risk: object({
    score: count,
    level: picklist(RISK_LEVELS),
    reasons: array(object({ text: string(), points: number() })),
  }),
  /** the buyer's other orders with cash on delivery in the last year, by account, mailbox, phone and address */
  history: object({ open: count, delivered: count, refused: count, cancelled: count }),
  /** what the courier charged for a parcel that came back; null before, and without the permission for costs */
  courierCost: nullable(paiseAmount),
});
export type CashOnDeliveryDetails = InferOutput<typeof cashOnDeliveryDetails>;

export const staffOrderEndpoints = defineEndpoints('/api/orders', {
  list: {
    method: 'GET',
    path: '/',
    does: 'Lists orders by date or by value, page by page.',
    who: 'staff',
    permission: 'orders.read',
    query: orderListQuerySchema,
    response: pageOf(orderRow),
  },
  countMatching: {
    method: 'GET',
    path: '/bulk/count',
    does: 'Counts the orders that match a filter.',
    who: 'staff',
    permission: 'orders.read',
    query: bulkCountQuerySchema,
    response: bulkCount,
  },
  runBulkStep: {
    method: 'POST',
    path: '/bulk/steps',
    does: 'Confirms or packs chosen orders, or the next orders that match a filter. Each order has its own outcome.',
    who: 'staff',
    permission: 'orders.ship',
    body: bulkStepSchema,
    response: bulkProgress,
  },
  bulkShip: {
    method: 'POST',
    path: '/bulk/ship',
    does: 'Ships up to 50 orders, or corrects the tracking numbers of their parcels. Each has its own outcome; a repeated request changes nothing.',
    who: 'staff',
    permission: 'orders.ship',
    body: bulkShipSchema,
    bodyBytes: FORM_BODY,
    response: object({ outcomes: bulkShipOutcomes }),
  },
  listTags: {
    method: 'GET',
    path: '/tags',
    does: 'Lists the tags that staff give to orders.',
    who: 'staff',
    permission: 'orders.read',
    response: object({ tags: array(orderTag) }),
  },
  changeTags: {
    method: 'POST',
    path: '/tags/steps',
    does: 'Adds tags to chosen orders, or to the next orders that match a filter, or removes them.',
    who: 'staff',
    permission: 'orders.edit',
    body: tagStepSchema,
    response: bulkProgress,
    errors: ['too_many_tags'],
  },
  sendMessages: {
    method: 'POST',
    path: '/messages/steps',
    does: 'Emails the customers of chosen orders, or of the next orders that match a filter, about their order. The same email is sent once for an order.',
    who: 'staff',
    permission: 'orders.edit',
    body: messageStepSchema,
    bodyBytes: FORM_BODY,
    response: bulkProgress,
  },
  findStaffName: {
    method: 'GET',
    path: '/staff/:uid',
    does: 'Returns the name of a person in the history of an order; it is empty for a closed account.',
    who: 'staff',
    permission: 'orders.read',
    response: object({ name: string() }),
  },
  cashOnDelivery: {
    method: 'GET',
    path: '/:id/cash-on-delivery',
    does: 'Returns the risk that a parcel with cash on delivery is refused, with its reasons. 404 for other orders.',
    who: 'staff',
    permission: 'orders.read',
    response: cashOnDeliveryDetails,
  },
  listEmails: {
    method: 'GET',
    path: '/:id/mails',
    does: 'Lists the emails of an order.',
    who: 'staff',
    permission: 'orders.read',
    response: object({ mails: array(orderEmail) }),
  },
});
