import { Router, type Request } from 'express';

import { bankTransferSchema } from '@kargha/domain/payments/company-credit';

import { SMALL_BODY } from '@kargha/domain/api/body-limits';
import { requireUser } from '../../http/caller.ts';
import { limitJson, readBody } from '../../http/json-body.ts';
import { refuseOtherMethods } from '../../http/unmatched-routes.ts';
import { consumeAttempt, type RateLimit } from '../../http/rate-limit.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { requireAdmin } from '../../people/users/staff.ts';
import { openInstalment } from './open-instalment.ts';
import { recordBankTransfer } from './record-bank-transfer.ts';
import { transferAccount } from './bank-transfer-account.ts';

/** Each call reaches the gateway. */
const OPENING: RateLimit = { scope: 'instalment', attempts: 60, minutes: 60 };

export function instalmentRoutes(context: PaymentContext): Router {
  const router = Router();

  router.get('/:orderId/bank-account', async (request, response) => {
    const person = await requireUser(request);
    const { orderId } = request.params;
    const bankAccount = await transferAccount({ orderId, person });
    response.json({ success: true, bankAccount });
  });

  router.post('/:orderId/:part/pay', limitJson(SMALL_BODY), async (request, response) => {
    const { uid } = await requireUser(request);
    await consumeAttempt(OPENING, uid, context.now());
    response.json({
      success: true,
      ...(await openInstalment(context, { ...namedIn(request), uid })),
    });
  });

  router.post('/:orderId/:part/transfer', limitJson(SMALL_BODY), async (request, response) => {
    const { uid: actor } = await requireAdmin(request);
    const { revision, ...seen } = await readBody(request, bankTransferSchema);
    const { orderId, partId } = namedIn(request);
    const change = { orderId, revision, actor, at: context.now() };
    response.json({ success: true, order: await recordBankTransfer(change, { ...seen, partId }) });
  });

  router.all('/:orderId/bank-account', refuseOtherMethods('GET'));
  for (const step of ['pay', 'transfer']) {
    router.all(`/:orderId/:part/${step}`, refuseOtherMethods('POST'));
  }
  return router;
}

function namedIn({ params }: Request): { orderId: string; partId: string } {
  return { orderId: String(params.orderId), partId: String(params.part) };
}
