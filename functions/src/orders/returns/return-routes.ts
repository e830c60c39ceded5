import { Router, type Request } from 'express';

import type { OrderReturn } from '@kargha/domain/orders/return';
import {
  returnReceiveSchema,
  returnRefundSchema,
  returnRejectSchema,
  returnStepSchema,
} from '@kargha/domain/orders/return-requests';

import { FORM_BODY } from '@kargha/domain/api/body-limits';
import { limitJson, readBody } from '../../http/json-body.ts';
import { refuseOtherMethods } from '../../http/unmatched-routes.ts';
import type { PaymentContext } from '../../money/payments/payment-context.ts';
import { requireAdmin } from '../../people/users/staff.ts';
import { receiveReturn } from './receive-return.ts';
import { refundReturn } from './refund-return.ts';
import { takeReturnStep, type ReturnChange } from './return-steps.ts';

interface Answered {
  revision: number;
  answer: string;
}

/** POST /api/returns/:id/{approve,reject,pick-up,receive,refund} for administrators. */
export function returnRoutes(context: PaymentContext): Router {
  const router = Router();
  const change = (request: Request, actor: string, body: Answered): ReturnChange => ({
    returnId: String(request.params.id),
    actor,
    at: context.now(),
    revision: body.revision,
    answer: body.answer,
  });

  const steps = [
    ['approve', 'approved', returnStepSchema],
    ['reject', 'rejected', returnRejectSchema],
    ['pick-up', 'picked_up', returnStepSchema],
  ] as const;
  for (const [path, to, schema] of steps) {
    router.post(`/:id/${path}`, limitJson(FORM_BODY), async (request, response) => {
      const { uid } = await requireAdmin(request);
      const body = await readBody(request, schema);
      response.json(toReturnAnswer(await takeReturnStep(change(request, uid, body), to)));
    });
  }

  router.post('/:id/receive', limitJson(FORM_BODY), async (request, response) => {
    const { uid } = await requireAdmin(request);
    const body = await readBody(request, returnReceiveSchema);
    response.json(toReturnAnswer(await receiveReturn(change(request, uid, body), body)));
  });

  router.post('/:id/refund', limitJson(FORM_BODY), async (request, response) => {
    const { uid } = await requireAdmin(request);
    const body = await readBody(request, returnRefundSchema);
    response.json(
      toReturnAnswer(await refundReturn(context, change(request, uid, body), body.amount)),
    );
  });

  const paths = ['approve', 'reject', 'pick-up', 'receive', 'refund'].map((step) => `/:id/${step}`);
  router.all(paths, refuseOtherMethods('POST'));
  return router;
}

function toReturnAnswer({ id, state, revision = 0, refundId }: OrderReturn) {
  return { success: true, return: { id, state, revision, refundId } };
}
