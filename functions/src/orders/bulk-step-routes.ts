import { Router } from 'express';

import { bulkCountQuerySchema, bulkStepSchema } from '@kargha/domain/orders/order-bulk';

import { FEW_FIELDS } from '../http/body-limits.ts';
import { jsonUpTo, readBody } from '../http/json-body.ts';
import { onlyMethods } from '../http/unmatched-routes.ts';
import { plainQuery } from '../http/query-params.ts';
import { adminOf } from '../users/staff.ts';
import { countMatching, takeBulkStep } from './bulk-steps.ts';

/** /api/orders/bulk: one step of all orders that a filter leaves, some at a time. */
export function bulkStepRoutes(now: () => Date): Router {
  const router = Router();

  router.get('/count', async (request, response) => {
    await adminOf(request);
    const filter = await bulkCountQuerySchema.validate(plainQuery(request), {
      abortEarly: false,
      stripUnknown: true,
    });
    response.json({ success: true, ...(await countMatching(filter, now())) });
  });

  router.post('/steps', jsonUpTo(FEW_FIELDS), async (request, response) => {
    const { uid: actor } = await adminOf(request);
    const asked = await readBody(request, bulkStepSchema);
    response.json({ success: true, ...(await takeBulkStep(asked, { actor, at: now() })) });
  });

  router.all('/count', onlyMethods('GET'));
  router.all('/steps', onlyMethods('POST'));
  return router;
}
