import { object, string } from 'valibot';
import type { Schema } from 'yup';

import { FORM_BODY, PHOTOS_BODY } from '../api/body-limits.ts';
import { defineEndpoints } from '../api/endpoint.ts';
import { paiseAmount } from '../api/response-fields.ts';
import {
  manualRefundSchema,
  offlinePaymentSchema,
  voidPaymentSchema,
} from '../payments/offline-payment.ts';
import { refundSchema } from '../payments/refund-request.ts';
import { changedOrder } from './changed-order.ts';
import {
  orderDetailsSchema,
  orderLinesSchema,
  orderNoteSchema,
  resendMailSchema,
} from './order-edit-requests.ts';
import {
  parcelStepSchema,
  receiveSchema,
  reshipSchema,
  shipSchema,
  staffReasonSchema,
  staffStepSchema,
} from './order-requests.ts';
import { staffReturnSchema } from './return-requests.ts';

const ordered = object({ order: changedOrder });

const refunded = object({
  order: object({
    ...changedOrder.entries,
    refundId: string(),
    /** paise that staff must refund manually */
    byHand: paiseAmount,
  }),
});

function step<Action extends string, Body extends Schema>(
  action: Action,
  does: string,
  body: Body,
  { errors = [] }: { errors?: readonly string[] } = {},
) {
  return {
    method: 'POST',
    path: `/:id/${action}`,
    does,
    who: 'staff',
    body,
    bodyBytes: FORM_BODY,
    response: ordered,
    errors: ['stale', ...errors],
  } as const;
}

const REFUSED = { errors: ['not_allowed'] };

/** What staff do with an order. Each body has the revision that they saw; `cancel` is in the endpoints of shoppers. */
export const orderStepEndpoints = defineEndpoints('/api/orders', {
  confirm: step('confirm', 'Confirms a paid order.', staffStepSchema, REFUSED),
  pack: step('pack', 'Marks an order as packed.', staffStepSchema, REFUSED),
  release: step('release', 'Releases an order from hold.', staffStepSchema, REFUSED),
  hold: step('hold', 'Puts an order on hold.', staffReasonSchema, REFUSED),
  resolve: step(
    'resolve',
    'Resolves the review of an order; an open cancellation request is declined with `reason`.',
    staffReasonSchema,
    REFUSED,
  ),
  ship: step('ship', 'Ships items of an order as a parcel.', shipSchema, {
    errors: ['not_allowed', 'awb_used', 'part_unpaid', 'credit_overdue', 'over_credit_limit'],
  }),
  'in-transit': step('in-transit', 'Marks a parcel as in transit.', parcelStepSchema, REFUSED),
  'out-for-delivery': step(
    'out-for-delivery',
    'Marks a parcel as out for delivery.',
    parcelStepSchema,
    REFUSED,
  ),
  deliver: step('deliver', 'Marks a parcel as delivered.', parcelStepSchema, REFUSED),
  rto: step('rto', 'Marks a parcel as returning to sender.', parcelStepSchema, REFUSED),
  reship: step('reship', 'Reships an undelivered parcel.', reshipSchema, {
    errors: ['not_allowed', 'awb_used'],
  }),
  receive: step('receive', 'Receives an undelivered parcel at the shop.', receiveSchema, REFUSED),
  'open-return': {
    ...step(
      'open-return',
      'Opens a return that a customer asked for by email or phone.',
      staffReturnSchema,
      { errors: ['not_returnable'] },
    ),
    bodyBytes: PHOTOS_BODY,
  },
  refunds: {
    ...step(
      'refunds',
      'Refunds money for a purpose, `byHand` paise of it as a manual refund. `wrong_amount` has the right amount.',
      refundSchema,
      {
        errors: [
          'not_allowed',
          'wrong_amount',
          'too_much',
          'not_undelivered',
          'not_duplicate',
          'not_waiting',
        ],
      },
    ),
    response: refunded,
  },
  'given-back': step(
    'given-back',
    'Records a manual refund of an offline payment.',
    manualRefundSchema,
    { errors: ['given_back', 'by_gateway', 'reference_used'] },
  ),
  details: step('details', 'Changes the customer and address of an order.', orderDetailsSchema, {
    errors: ['not_allowed', 'invoice_issued', 'within_state_only'],
  }),
  lines: step('lines', 'Removes items from an order and refunds their price.', orderLinesSchema, {
    errors: ['not_allowed', 'cannot_add', 'has_left', 'nothing_left', 'too_much'],
  }),
  notes: step('notes', 'Adds a note that only staff see.', orderNoteSchema),
  paid: step(
    'paid',
    'Records an offline payment of an unpaid order and places it.',
    offlinePaymentSchema,
    { errors: ['not_allowed', 'wrong_amount', 'reference_used'] },
  ),
  'strike-payment': step(
    'strike-payment',
    'Voids an offline payment that was recorded by mistake.',
    voidPaymentSchema,
    { errors: ['not_allowed', 'not_recorded', 'transfer_shared', 'refunded'] },
  ),
  resend: step('resend', 'Sends one of the order’s emails again.', resendMailSchema),
});
