import { Router } from 'express';

import { payLinkSchema } from '@kargha/domain/payments/pay-link';

import { SMALL_BODY } from '@kargha/domain/api/body-limits';
import { clientAddress } from '../../http/client-address.ts';
import { limitJson, readBody } from '../../http/json-body.ts';
import { refuseOtherMethods } from '../../http/unmatched-routes.ts';
import { consumeAttempt, type RateLimit } from '../../http/rate-limit.ts';
import type { PaymentContext } from '../../money/payments/payment-context.ts';
import { requireAdmin } from '../../people/users/staff.ts';
import { openPayLink, payLinkOf, viewPayLink } from './open-pay-link.ts';

const body = limitJson(SMALL_BODY);
/** Wrong links per network address; a valid link uses no attempt. */
const GUESSES: RateLimit = { scope: 'pay-link', attempts: 30, minutes: 15 };
const OPENING: RateLimit = { scope: 'pay-link-open', attempts: 30, minutes: 15 };

export function payLinkRoutes(context: PaymentContext): Router {
  const router = Router();

  router.post('/view', body, async (request, response) => {
    const { token } = await readBody(request, payLinkSchema);
    const taken = await consumeAttempt(GUESSES, clientAddress(request), context.now());
    const order = await viewPayLink(context, token);
    await taken.undo();
    response.json({ success: true, order });
  });

  router.post('/open', body, async (request, response) => {
    const { token } = await readBody(request, payLinkSchema);
    await consumeAttempt(OPENING, clientAddress(request), context.now());
    response.json({ success: true, ...(await openPayLink(context, token)) });
  });

  router.get('/of/:orderId', async (request, response) => {
    await requireAdmin(request);
    response.json({ success: true, link: await payLinkOf(context, request.params.orderId) });
  });

  router.all(['/view', '/open'], refuseOtherMethods('POST'));
  router.all('/of/:orderId', refuseOtherMethods('GET'));
  return router;
}
