import { Router } from 'express';

import { bulkCountQuerySchema, bulkStepSchema } from '@kargha/domain/orders/bulk-order-steps';

import { SMALL_BODY } from '@kargha/domain/api/body-limits';
import { limitJson, readBody } from '../http/json-body.ts';
import { refuseOtherMethods } from '../http/unmatched-routes.ts';
import { queryParams } from '../http/query-params.ts';
import { requireAdmin } from '../people/users/staff.ts';
import { countMatching, runBulkStep } from './bulk-order-steps.ts';

/** /api/orders/bulk: applies one step to all orders that match a filter, a few per request. */
export function bulkStepRoutes(now: () => Date): Router {
  const router = Router();

  router.get('/count', async (request, response) => {
    await requireAdmin(request);
    const filter = await bulkCountQuerySchema.validate(queryParams(request), {
      abortEarly: false,
      stripUnknown: true,
    });
    response.json({ success: true, ...(await countMatching(filter, now())) });
  });

  router.post('/steps', limitJson(SMALL_BODY), async (request, response) => {
    const { uid: actor } = await requireAdmin(request);
    const input = await readBody(request, bulkStepSchema);
    response.json({ success: true, ...(await runBulkStep(input, { actor, at: now() })) });
  });

  router.all('/count', refuseOtherMethods('GET'));
  router.all('/steps', refuseOtherMethods('POST'));
  return router;
}
