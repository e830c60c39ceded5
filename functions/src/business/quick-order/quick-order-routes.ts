import { Router, type Request } from 'express';

import { LIST_BODY } from '@kargha/domain/api/body-limits';
import { requireUser } from '../../http/caller.ts';
import { HttpError } from '../../http/errors.ts';
import { limitJson, readBody } from '../../http/json-body.ts';
import { refuseOtherMethods } from '../../http/unmatched-routes.ts';
import { consumeAttempt, type RateLimit } from '../../http/rate-limit.ts';
import { roleOf } from '../../records/user-record.ts';
import { findSkus } from './find-skus.ts';
import { quickOrderSchema } from './quick-order-schema.ts';

/** Each lookup reads up to a few hundred documents. */
const PER_BUYER: RateLimit = { scope: 'quick-order', attempts: 120, minutes: 60 };

export function quickOrderRoutes(now: () => Date): Router {
  const router = Router();

  router.post('/', limitJson(LIST_BODY), async (request, response) => {
    const uid = await buyerOf(request);
    const { skus } = await readBody(request, quickOrderSchema);
    await consumeAttempt(PER_BUYER, uid, now());
    response.json({ success: true, found: await findSkus(skus, uid) });
  });

  router.all('/', refuseOtherMethods('POST'));
  return router;
}

/** Throws 401 for a guest, 403 not_allowed for other roles. */
async function buyerOf(request: Request): Promise<string> {
  const { uid } = await requireUser(request);
  if ((await roleOf(uid)) === 'b2b_buyer') return uid;
  throw new HttpError(403, 'not_allowed', 'Quick order is for business accounts.');
}
