import {
  array,
  boolean,
  nullable,
  object,
  optional,
  picklist,
  record,
  string,
  type InferOutput,
} from 'valibot';
import type { Schema } from 'yup';

import { FORM_BODY, PHOTOS_BODY } from '../api/body-limits.ts';
import { defineEndpoints } from '../api/endpoint.ts';
import { lineRef } from '../api/order-fields.ts';
import { count, paiseAmount } from '../api/response-fields.ts';
import {
  returnApproveSchema,
  returnReceiveSchema,
  returnRefundSchema,
  returnRejectSchema,
  returnRequestSchema,
  returnStepSchema,
} from './return-requests.ts';
import { RETURN_STATES } from './return.ts';

const response = object({
  return: object({
    id: string(),
    state: picklist(RETURN_STATES),
    revision: count,
    refundId: nullable(string()),
    /** true when its refund waits for a second person */
    isWaiting: optional(boolean()),
  }),
});

function step<Action extends string, Body extends Schema>(
  action: Action,
  does: string,
  body: Body,
) {
  return {
    method: 'POST',
    path: `/:id/${action}`,
    does,
    who: 'staff',
    permission: 'orders.returns',
    body,
    bodyBytes: FORM_BODY,
    response,
    errors: ['stale', 'not_allowed'],
  } as const;
}

/** What staff do with a return. Each body has the revision that they saw. */
export const returnEndpoints = defineEndpoints('/api/returns', {
  approve: {
    ...step(
      'approve',
      'Approves a return, and reserves what is sent instead.',
      returnApproveSchema,
    ),
    errors: ['stale', 'not_allowed', 'out_of_stock'],
  },
  reject: step('reject', 'Rejects a return.', returnRejectSchema),
  'pick-up': step('pick-up', 'Marks a return as picked up.', returnStepSchema),
  receive: step('receive', 'Receives returned items.', returnReceiveSchema),
  exchange: {
    ...step('exchange', 'Orders the replacement of a received return.', returnStepSchema),
    errors: [
      'stale',
      'not_allowed',
      'nothing_to_exchange',
      'refund_under_way',
      'too_much',
      'out_of_stock',
      'second_person_needed',
    ],
  },
  refund: {
    ...step('refund', 'Refunds a return.', returnRefundSchema),
    permission: 'orders.refund',
    errors: ['stale', 'not_allowed', 'refund_under_way', 'too_much', 'approval_waiting'],
  },
});

const choices = object({
  lines: array(
    object({
      ...lineRef.entries,
      choices: array(
        object({
          options: record(string(), string()),
          /** pieces that can be sent */
          available: count,
          /** what one piece costs in the shop, with GST: the returned and the other one */
          from: paiseAmount,
          to: paiseAmount,
        }),
      ),
    }),
  ),
});
export type ExchangeChoices = InferOutput<typeof choices>['lines'];

/** What shoppers do with returns of their own orders. */
export const shopperReturnEndpoints = defineEndpoints('/api/orders', {
  request: {
    method: 'POST',
    path: '/:id/returns',
    does: 'Requests a return within 15 days of delivery.',
    who: 'person',
    body: returnRequestSchema,
    bodyBytes: PHOTOS_BODY,
    response: object({
      return: object({
        id: string(),
        state: picklist(RETURN_STATES),
        estimate: optional(paiseAmount),
      }),
    }),
    errors: ['not_returnable', 'exchange_not_possible', 'options_not_valid', 'out_of_stock'],
  },
});

export const exchangeEndpoints = defineEndpoints('/api/orders', {
  choices: {
    method: 'GET',
    path: '/:id/exchange-choices',
    does: 'Lists what the lines of an order can be exchanged for, to its shopper and to staff.',
    who: 'person',
    response: choices,
  },
});
