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

const step = (does: string, body: Schema): RouteDescription => ({
  does,
  who: 'staff',
  body,
  responseFields: ['order'],
});

export const STAFF_ORDER_API = describeRoutes('/api/orders', {
  'GET /': {
    does: 'Lists orders by date or by value, page by page.',
    who: 'staff',
    query: orderListQuerySchema,
    responseFields: ['rows', 'nextCursor'],
  },
  'GET /bulk/count': {
    does: 'Counts the orders that match a filter.',
    who: 'staff',
    query: bulkCountQuerySchema,
    responseFields: ['count', 'until'],
  },
  'POST /bulk/steps': {
    does: 'Confirms or packs the next orders that match a filter.',
    who: 'staff',
    body: bulkStepSchema,
    responseFields: ['outcomes', 'nextCursor'],
  },
  'POST /:id/confirm': step('Confirms a paid order.', staffStepSchema),
  'POST /:id/pack': step('Marks an order as packed.', staffStepSchema),
  'POST /:id/release': step('Releases an order from hold.', staffStepSchema),
  'POST /:id/hold': step('Puts an order on hold.', staffReasonSchema),
  'POST /:id/resolve': step(
    'Resolves the review of an order; an open cancellation request is declined with `reason`.',
    staffReasonSchema,
  ),
  'POST /:id/ship': step('Ships items of an order as a parcel.', shipSchema),
  'POST /:id/in-transit': step('Marks a parcel as in transit.', parcelStepSchema),
  'POST /:id/out-for-delivery': step('Marks a parcel as out for delivery.', parcelStepSchema),
  'POST /:id/deliver': step('Marks a parcel as delivered.', parcelStepSchema),
  'POST /:id/rto': step('Marks a parcel as returning to sender.', parcelStepSchema),
  'POST /:id/reship': step('Reships an undelivered parcel.', reshipSchema),
  'POST /:id/receive': step('Receives an undelivered parcel at the shop.', receiveSchema),
  'POST /:id/open-return': step(
    'Opens a return that a customer asked for by email or phone.',
    staffReturnSchema,
  ),
  'POST /:id/refunds': step(
    'Refunds money; `byHand` paise of it as a manual refund.',
    refundSchema,
  ),
  'POST /:id/given-back': step(
    'Records a manual refund of an offline payment.',
    manualRefundSchema,
  ),
  'POST /:id/details': step('Changes the customer and address of an order.', orderDetailsSchema),
  'POST /:id/lines': step('Removes items from an order and refunds their price.', orderLinesSchema),
  'POST /:id/notes': step('Adds a note that only staff see.', orderNoteSchema),
  'POST /:id/paid': step(
    'Records an offline payment of an unpaid order and places it.',
    offlinePaymentSchema,
  ),
  'POST /:id/strike-payment': step(
    'Voids an offline payment that was recorded by mistake.',
    voidPaymentSchema,
  ),
  'POST /:id/resend': step('Sends one of the order’s emails again.', resendMailSchema),
  'GET /:id/mails': {
    does: 'Lists the emails of an order.',
    who: 'staff',
    responseFields: ['mails'],
  },
});
