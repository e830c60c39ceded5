import { array, boolean, integer, number, object, pipe, string, type InferOutput } from 'valibot';

import { FORM_BODY } from '../api/body-limits.ts';
import { defineEndpoints } from '../api/endpoint.ts';
import { lineRef, orderTotals } from '../api/order-fields.ts';
import { count, paiseAmount } from '../api/response-fields.ts';
import { waitingOrder } from './changed-order.ts';
import { orderEditSchema, previewEditSchema } from './order-edit-requests.ts';

const editPreview = object({
  lines: array(
    object({
      ...lineRef.entries,
      title: string(),
      unitPrice: paiseAmount,
      quantity: count,
      /** 0 for a line that is added */
      before: count,
    }),
  ),
  before: orderTotals,
  after: orderTotals,
  /** paise that the order costs more; below 0 for less */
  difference: pipe(number(), integer()),
  toPay: paiseAmount,
  /** deducted from what is still to be paid */
  offBalance: paiseAmount,
  /** through the gateway */
  toRefund: paiseAmount,
  /** that staff must refund manually */
  byHand: paiseAmount,
  /** to the gift card, or to the order whose returned items paid for this one */
  toPrepaid: paiseAmount,
  mayBeOnCredit: boolean(),
});
export type EditPreview = InferOutput<typeof editPreview>;

const PLAN_ERRORS = [
  'not_allowed',
  'invoice_issued',
  'cannot_add',
  'not_for_sale',
  'options_not_valid',
  'out_of_stock',
  'within_state_only',
  'has_left',
  'nothing_left',
  'amount_too_small',
  'too_much',
] as const;

export const orderEditEndpoints = defineEndpoints('/api/orders', {
  preview: {
    method: 'POST',
    path: '/:id/preview-edit',
    does: 'Returns what an edit of the items of an order would change, and how the difference would be settled.',
    onlyReads: true,
    who: 'staff',
    permission: 'orders.edit',
    body: previewEditSchema,
    bodyBytes: FORM_BODY,
    response: object({ preview: editPreview }),
    errors: PLAN_ERRORS,
  },
  edit: {
    method: 'POST',
    path: '/:id/edit',
    does: 'Adds, swaps and removes items of an order. What it costs less is refunded, which needs `orders.refund`; what it costs more must be paid before dispatch.',
    who: 'staff',
    permission: 'orders.edit',
    body: orderEditSchema,
    bodyBytes: FORM_BODY,
    response: object({ order: waitingOrder }),
    errors: [
      ...PLAN_ERRORS,
      'stale',
      'price_changed',
      'approval_waiting',
      'permission_missing',
      'no_credit',
      'credit_overdue',
      'over_credit_limit',
    ],
  },
});
