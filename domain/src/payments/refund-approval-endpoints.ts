import { object as response, pick, string as text, type InferOutput } from 'valibot';
import { object, string } from 'yup';

import { defineEndpoints } from '../api/endpoint.ts';
import { pageOf } from '../api/response-fields.ts';
import { formMessages } from '../messages/form-messages.ts';
import { noteField } from '../records/request-fields.ts';
import { refundApprovalSchema } from './refund-approval-schema.ts';

export const APPROVAL_VIEWS = ['waiting', 'decided'] as const;

const approvalRow = response({
  ...pick(refundApprovalSchema, [
    'id',
    'orderId',
    'orderNumber',
    'kind',
    'purpose',
    'amount',
    'reason',
    'state',
    'requestedBy',
    'requestedAt',
    'decidedBy',
    'decidedAt',
    'answer',
  ]).entries,
  /** empty for a closed account */
  requesterName: text(),
  deciderName: text(),
});
export type ApprovalRow = InferOutput<typeof approvalRow>;

const querySchema = object({
  view: string().oneOf(APPROVAL_VIEWS).default('waiting'),
  cursor: string().max(200),
});

const refusalSchema = object({ reason: noteField().required('Please give a reason.') }).exact(
  formMessages.unknown_field,
);

/** Refunds above the limit of the shop, which need a second person. */
export const refundApprovalEndpoints = defineEndpoints('/api/refund-approvals', {
  list: {
    method: 'GET',
    path: '/',
    does: 'Lists refunds that wait for a second person, the oldest first, or those that were decided.',
    who: 'staff',
    permission: 'orders.refund.approve',
    query: querySchema,
    response: pageOf(approvalRow),
  },
  approve: {
    method: 'POST',
    path: '/:id/approve',
    does: 'Approves a refund of another person and carries it out.',
    who: 'staff',
    permission: 'orders.refund.approve',
    errors: [
      'recent_sign_in_needed',
      'approval_decided',
      'own_request',
      'amount_changed',
      'stale',
      'not_allowed',
      'too_much',
    ],
  },
  decline: {
    method: 'POST',
    path: '/:id/decline',
    does: 'Declines a refund with a reason; its requester withdraws it.',
    who: 'staff',
    permission: 'orders.refund.approve',
    body: refusalSchema,
    errors: ['approval_decided'],
  },
});
