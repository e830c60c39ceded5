import { Router } from 'express';

import {
  abandonedQuerySchema,
  agreedQuerySchema,
  subscriberQuerySchema,
} from '@kargha/domain/people/marketing';

import { refuseOtherMethods } from '../../http/unmatched-routes.ts';
import { queryParams } from '../../http/query-params.ts';
import type { KeyedIds } from '../../platform/keyed-ids.ts';
import { requireAdmin } from '../../people/users/staff.ts';
import { listAbandoned } from './abandoned-checkouts.ts';
import { listConsentedAccounts } from './list-consented-accounts.ts';
import { listSubscribers } from './list-subscribers.ts';

export function marketingRoutes(ids: KeyedIds, now: () => Date): Router {
  const router = Router();

  router.get('/subscribers', async (request, response) => {
    await requireAdmin(request);
    const input = await subscriberQuerySchema.validate(queryParams(request), { abortEarly: false });
    response.json({ success: true, ...(await listSubscribers(input, ids)) });
  });

  router.get('/agreed', async (request, response) => {
    await requireAdmin(request);
    const input = await agreedQuerySchema.validate(queryParams(request), { abortEarly: false });
    response.json({ success: true, ...(await listConsentedAccounts(input, ids)) });
  });

  router.get('/abandoned', async (request, response) => {
    await requireAdmin(request);
    const input = await abandonedQuerySchema.validate(queryParams(request), { abortEarly: false });
    response.json({ success: true, ...(await listAbandoned(input, now())) });
  });

  router.all('/subscribers', refuseOtherMethods('GET'));
  router.all('/agreed', refuseOtherMethods('GET'));
  router.all('/abandoned', refuseOtherMethods('GET'));
  return router;
}
