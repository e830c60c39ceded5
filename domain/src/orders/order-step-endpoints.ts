import { object, string } from 'valibot';
import type { Schema } from 'yup';

import { FORM_BODY, PHOTOS_BODY } from '../api/body-limits.ts';
import { defineEndpoints } from '../api/endpoint.ts';
import type { Permission } from '../people/staff-permissions.ts';
import { paiseAmount } from '../api/response-fields.ts';
import {
  manualRefundSchema,
  offlinePaymentSchema,
  voidPaymentSchema,
} from '../payments/offline-payment.ts';
import { refundSchema } from '../payments/refund-request.ts';
import { changedOrder, waitingOrder } from './changed-order.ts';
import {
  orderDetailsSchema,
  orderLinesSchema,
  orderNoteSchema,
  resendMailSchema,
} from './order-edit-requests.ts';
import {
  cancelAwbSchema,
  correctAwbSchema,
  correctPieceSchema,
  parcelStepSchema,
  planParcelsSchema,
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
    ...waitingOrder.entries,
    refundId: string(),
    /** paise that staff must refund manually */
    byHand: paiseAmount,
  }),
});

function stepFor(permission: Permission) {
  return <Action extends string, Body extends Schema>(
    action: Action,
    does: string,
    body: Body,
    { errors = [] }: { errors?: readonly string[] } = {},
  ) =>
    ({
      method: 'POST',
      path: `/:id/${action}`,
      does,
      who: 'staff',
      permission,
      body,
      bodyBytes: FORM_BODY,
      response: ordered,
      errors: ['stale', ...errors],
    }) as const;
}

const edit = stepFor('orders.edit');
const ship = stepFor('orders.ship');
const acceptReturn = stepFor('orders.returns');
const refund = stepFor('orders.refund');
const recordPayment = stepFor('payments.record');

const REFUSED = { errors: ['not_allowed'] };
const AT_COURIER = ['booking_open', 'not_served', 'aggregator_unavailable'] as const;

/** What staff do with an order. Each body has the revision that they saw; `cancel` is in the endpoints of shoppers. */
export const orderStepEndpoints = defineEndpoints('/api/orders', {
  confirm: ship('confirm', 'Confirms a paid order.', staffStepSchema, REFUSED),
  pack: ship('pack', 'Marks an order as packed.', staffStepSchema, REFUSED),
  release: edit('release', 'Releases an order from hold.', staffStepSchema, REFUSED),
  hold: edit('hold', 'Puts an order on hold.', staffReasonSchema, REFUSED),
  resolve: edit(
    'resolve',
    'Resolves the review of an order; an open cancellation request is declined with `reason`.',
    staffReasonSchema,
    REFUSED,
  ),
  ship: ship('ship', 'Ships items of an order as a parcel.', shipSchema, {
    errors: [
      'not_allowed',
      'awb_used',
      'booking_open',
      'part_unpaid',
      'credit_overdue',
      'over_credit_limit',
      'e_invoice_missing',
      'e_invoice_pending',
      'e_way_bill_missing',
      'tax_rates_changed',
    ],
  }),
  'in-transit': ship('in-transit', 'Marks a parcel as in transit.', parcelStepSchema, REFUSED),
  'out-for-delivery': ship(
    'out-for-delivery',
    'Marks a parcel as out for delivery.',
    parcelStepSchema,
    REFUSED,
  ),
  deliver: ship('deliver', 'Marks a parcel as delivered.', parcelStepSchema, REFUSED),
  rto: ship('rto', 'Marks a parcel as returning to sender.', parcelStepSchema, REFUSED),
  reship: ship('reship', 'Reships an undelivered parcel.', reshipSchema, {
    errors: [
      'not_allowed',
      'awb_used',
      'e_invoice_missing',
      'e_invoice_pending',
      'e_way_bill_missing',
    ],
  }),
  'correct-piece': ship(
    'correct-piece',
    'Corrects which piece is in a parcel; the one that was recorded is in the shop again.',
    correctPieceSchema,
    { errors: ['piece_not_in_shop'] },
  ),
  'correct-awb': ship(
    'correct-awb',
    'Corrects the courier and tracking number of a parcel and emails the customer.',
    correctAwbSchema,
    { errors: ['not_allowed', 'awb_used', 'booked'] },
  ),
  'cancel-awb': ship(
    'cancel-awb',
    'Cancels the dispatch of a parcel that has not moved: its items must be shipped again.',
    cancelAwbSchema,
    REFUSED,
  ),
  receive: ship('receive', 'Receives an undelivered parcel at the shop.', receiveSchema, REFUSED),
  'open-return': {
    ...acceptReturn(
      'open-return',
      'Opens a return that a customer asked for by email or phone.',
      staffReturnSchema,
      { errors: ['not_returnable'] },
    ),
    bodyBytes: PHOTOS_BODY,
  },
  refunds: {
    ...refund(
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
          'approval_waiting',
        ],
      },
    ),
    response: refunded,
  },
  'given-back': refund(
    'given-back',
    'Records a manual refund of an offline payment.',
    manualRefundSchema,
    { errors: ['given_back', 'by_gateway', 'reference_used'] },
  ),
  details: edit('details', 'Changes the customer and address of an order.', orderDetailsSchema, {
    errors: ['not_allowed', 'invoice_issued', 'within_state_only', ...AT_COURIER],
  }),
  'plan-parcels': ship(
    'plan-parcels',
    'Splits the items that have not left into parcels, or merges them into one.',
    planParcelsSchema,
    { errors: ['not_allowed', 'booking_open', 'cod_one_parcel'] },
  ),
  lines: {
    ...refund('lines', 'Removes items from an order and refunds their price.', orderLinesSchema, {
      errors: [
        'not_allowed',
        'cannot_add',
        'has_left',
        'nothing_left',
        'too_much',
        'approval_waiting',
      ],
    }),
    response: object({ order: waitingOrder }),
  },
  notes: edit('notes', 'Adds a note that only staff see.', orderNoteSchema),
  paid: recordPayment(
    'paid',
    'Records an offline payment of an unpaid order and places it.',
    offlinePaymentSchema,
    { errors: ['not_allowed', 'wrong_amount', 'reference_used'] },
  ),
  'strike-payment': recordPayment(
    'strike-payment',
    'Voids an offline payment that was recorded by mistake.',
    voidPaymentSchema,
    { errors: ['not_allowed', 'not_recorded', 'transfer_shared', 'refunded'] },
  ),
  resend: edit('resend', 'Sends one of the order’s emails again.', resendMailSchema),
});
