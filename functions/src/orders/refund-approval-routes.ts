import type { Router } from 'express';

import { refundApprovalEndpoints } from '@kargha/domain/payments/refund-approval-endpoints';

import { requireRecentSignIn } from '../http/recent-sign-in.ts';
import type { PaymentContext } from '../money/payments/payment-context.ts';
import { refuseApproval } from '../money/refunds/decide-approval.ts';
import { listApprovals } from '../money/refunds/list-approvals.ts';
import { serveEndpoints } from '../people/serve-endpoints.ts';
import { approveRefund } from './approve-refund.ts';

const SIGN_IN_AGAIN = 'Please sign in again to confirm it is you, then approve the refund.';

export function refundApprovalRoutes(context: PaymentContext): Router {
  return serveEndpoints(refundApprovalEndpoints, {
    list: ({ query }) => listApprovals(query),
    approve: async ({ params: { id }, caller }) => {
      requireRecentSignIn(caller, context.now(), SIGN_IN_AGAIN);
      await approveRefund(context, id, caller);
    },
    decline: async ({ params: { id }, body: { reason }, caller }) => {
      await refuseApproval(id, { by: caller.uid, at: context.now(), answer: reason });
    },
  });
}
