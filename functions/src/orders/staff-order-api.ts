import { bulkCountQuerySchema, bulkStepSchema } from '@kargha/domain/orders/bulk-order-steps';
import { orderListQuerySchema } from '@kargha/domain/orders/order-list';
import {
  manualRefundSchema,
  offlinePaymentSchema,
  voidPaymentSchema,
} from '@kargha/domain/payments/offline-payment';
import {
  parcelStepSchema,
  receiveSchema,
  refundSchema,
  reshipSchema,
  shipSchema,
  staffReasonSchema,
  staffStepSchema,
} from '@kargha/domain/orders/order-requests';
import {
  orderDetailsSchema,
  orderLinesSchema,
  orderNoteSchema,
  resendMailSchema,
} from '@kargha/domain/orders/order-edit-requests';
import { staffReturnSchema } from '@kargha/domain/orders/return-requests';
import type { Schema } from 'yup';

import { describeRoutes, type RouteDescription } from '../http/api-route.ts';

/** Every step returns the changed order. */
const step = (does: string, body: Schema): RouteDescription => ({
  does,
  who: 'staff',
  body,
  responseFields: ['order'],
});

export const STAFF_ORDER_API = describeRoutes('/api/orders', {
  'GET /': {
    does: 'Lists orders, newest first or by their worth, page by page.',
    who: 'staff',
    query: orderListQuerySchema,
    responseFields: ['rows', 'nextCursor'],
  },
  'GET /bulk/count': {
    does: 'Counts the orders that a filter leaves.',
    who: 'staff',
    query: bulkCountQuerySchema,
    responseFields: ['count', 'until'],
  },
  'POST /bulk/steps': {
    does: 'Confirms or packs the next orders that a filter leaves.',
    who: 'staff',
    body: bulkStepSchema,
    responseFields: ['outcomes', 'nextCursor'],
  },
  'POST /:id/confirm': step('Confirms a paid order.', staffStepSchema),
  'POST /:id/pack': step('Marks an order as packed.', staffStepSchema),
  'POST /:id/release': step('Lets an order that was held go on.', staffStepSchema),
  'POST /:id/hold': step('Holds an order back.', staffReasonSchema),
  'POST /:id/resolve': step(
    'Closes the review of an order; whoever asked to cancel it is told `reason`.',
    staffReasonSchema,
  ),
  'POST /:id/ship': step('Sends pieces of an order off as a parcel.', shipSchema),
  'POST /:id/in-transit': step('Notes that a parcel is on its way.', parcelStepSchema),
  'POST /:id/out-for-delivery': step('Notes that a parcel is out for delivery.', parcelStepSchema),
  'POST /:id/deliver': step('Notes that a parcel has arrived.', parcelStepSchema),
  'POST /:id/rto': step('Notes that a parcel comes back undelivered.', parcelStepSchema),
  'POST /:id/reship': step('Sends an undelivered parcel again.', reshipSchema),
  'POST /:id/receive': step('Takes an undelivered parcel back.', receiveSchema),
  'POST /:id/open-return': step(
    'Opens a return on the word of a customer who has written or telephoned.',
    staffReturnSchema,
  ),
  'POST /:id/refunds': step(
    'Gives money back; `byHand` paise of it staff give back themselves.',
    refundSchema,
  ),
  'POST /:id/given-back': step(
    'Records how staff gave money back that had come past the gateway.',
    manualRefundSchema,
  ),
  'POST /:id/details': step('Corrects who gets an order, and where.', orderDetailsSchema),
  'POST /:id/lines': step(
    'Takes pieces out of an order and gives their price back.',
    orderLinesSchema,
  ),
  'POST /:id/notes': step('Writes a note that only staff see.', orderNoteSchema),
  'POST /:id/paid': step(
    'Places an unpaid order that was paid in cash, at the counter or by a transfer.',
    offlinePaymentSchema,
  ),
  'POST /:id/strike-payment': step(
    'Strikes the record of a payment past the gateway that was a mistake.',
    voidPaymentSchema,
  ),
  'POST /:id/resend': step('Sends one of the order’s mails once more.', resendMailSchema),
  'GET /:id/mails': {
    does: 'Lists the mails of an order.',
    who: 'staff',
    responseFields: ['mails'],
  },
});
