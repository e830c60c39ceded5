import { nullable, object, optional, picklist, string } from 'valibot';
import type { Schema } from 'yup';

import { FORM_BODY, PHOTOS_BODY } from '../api/body-limits.ts';
import { defineEndpoints } from '../api/endpoint.ts';
import { count, paiseAmount } from '../api/response-fields.ts';
import {
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
  approve: step('approve', 'Approves a return.', returnStepSchema),
  reject: step('reject', 'Rejects a return.', returnRejectSchema),
  'pick-up': step('pick-up', 'Marks a return as picked up.', returnStepSchema),
  receive: step('receive', 'Receives returned items.', returnReceiveSchema),
  refund: {
    ...step('refund', 'Refunds a return.', returnRefundSchema),
    permission: 'orders.refund',
    errors: ['stale', 'not_allowed', 'refund_under_way', 'too_much'],
  },
});

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
    errors: ['not_returnable'],
  },
});
