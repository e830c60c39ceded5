import { Router, type Request } from 'express';

import { bankReturnSchema, bankTransferSchema } from '@kargha/domain/bulk-credit';

import { personOf } from '../http/caller.ts';
import { jsonUpTo, readBody } from '../http/json-body.ts';
import { onlyMethods } from '../http/no-such-route.ts';
import { takeTry, type RateLimit } from '../http/rate-limit.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { adminOf } from '../users/staff.ts';
import { openPart } from './open-part.ts';
import { recordTransfer } from './record-transfer.ts';
import { returnTransfer } from './return-transfer.ts';

const SMALL = 4 * 1024;
/** Each asks the gateway something. */
const OPENING: RateLimit = { scope: 'instalment', tries: 60, minutes: 60 };

/** /api/instalments/:orderId/:part: the buyer pays a part; staff record transfers that paid it or took it back. */
export function instalmentRoutes(context: PaymentContext): Router {
  const router = Router();

  router.post('/:orderId/:part/pay', jsonUpTo(SMALL), async (request, response) => {
    const { uid } = await personOf(request);
    await takeTry(OPENING, uid, context.now());
    response.json({ success: true, ...(await openPart(context, { ...namedIn(request), uid })) });
  });

  router.post('/:orderId/:part/transfer', jsonUpTo(SMALL), async (request, response) => {
    const { uid: actor } = await adminOf(request);
    const { revision, ...seen } = await readBody(request, bankTransferSchema);
    const { orderId, partId } = namedIn(request);
    const change = { orderId, revision, actor, at: context.now() };
    response.json({ success: true, order: await recordTransfer(change, { ...seen, partId }) });
  });

  router.post('/:orderId/:part/return', jsonUpTo(SMALL), async (request, response) => {
    const { uid: actor } = await adminOf(request);
    const { revision, ...sent } = await readBody(request, bankReturnSchema);
    const { orderId, partId } = namedIn(request);
    const change = { orderId, revision, actor, at: context.now() };
    response.json({ success: true, order: await returnTransfer(change, { ...sent, partId }) });
  });

  for (const step of ['pay', 'transfer', 'return']) {
    router.all(`/:orderId/:part/${step}`, onlyMethods('POST'));
  }
  return router;
}

function namedIn({ params }: Request): { orderId: string; partId: string } {
  return { orderId: String(params.orderId), partId: String(params.part) };
}
