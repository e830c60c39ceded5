import type { Router } from 'express';

import { disputeEndpoints } from '@kargha/domain/payments/dispute-endpoints';

import { sendPdf } from '../../documents/invoices/document-access.ts';
import { listDisputes } from '../../money/disputes/list-disputes.ts';
import type { PaymentContext } from '../../money/payments/payment-context.ts';
import { serveEndpoints } from '../../people/serve-endpoints.ts';
import { acceptDispute, contestDispute, disputeEvidence } from './answer-dispute.ts';

export function disputeRoutes(context: Pick<PaymentContext, 'account' | 'now'>): Router {
  return serveEndpoints(disputeEndpoints, {
    list: ({ query }) => listDisputes(query),
    evidence: async ({ response, params: { id } }) => {
      sendPdf(response, `evidence-${id}`, await disputeEvidence(id, context.now()));
    },
    accept: async ({ params: { id }, caller: { uid: by } }) => {
      const dispute = await acceptDispute(context, id, { by, at: context.now() });
      return { dispute: { ...dispute, id } };
    },
    contest: async ({ params: { id }, body: { summary }, caller: { uid: by } }) => {
      const dispute = await contestDispute(context, id, { summary, by, at: context.now() });
      return { dispute: { ...dispute, id } };
    },
  });
}
