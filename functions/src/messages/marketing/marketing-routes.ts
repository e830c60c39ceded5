import { Router } from 'express';

import { SMALL_BODY } from '@kargha/domain/api/body-limits';
import {
  abandonedQuerySchema,
  agreedQuerySchema,
  subscriberQuerySchema,
} from '@kargha/domain/people/marketing';

import { limitJson } from '../../http/json-body.ts';
import { refuseOtherMethods } from '../../http/unmatched-routes.ts';
import { queryParams } from '../../http/query-params.ts';
import type { KeyedIds } from '../../platform/keyed-ids.ts';
import { requireAdmin } from '../../people/users/staff.ts';
import { listAbandoned, readAbandoned } from './abandoned-checkouts.ts';
import { listConsentedAccounts } from './list-consented-accounts.ts';
import { listSubscribers } from './list-subscribers.ts';
import { remindNow } from './remind-abandoned.ts';

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

  router.post('/abandoned/:id/remind', limitJson(SMALL_BODY), async (request, response) => {
    const { uid: by } = await requireAdmin(request);
    const id = String(request.params.id);
    await remindNow(id, ids, { by, at: now() });
    response.json({ success: true, row: await readAbandoned(id, now()) });
  });

  router.all('/subscribers', refuseOtherMethods('GET'));
  router.all('/agreed', refuseOtherMethods('GET'));
  router.all('/abandoned', refuseOtherMethods('GET'));
  router.all('/abandoned/:id/remind', refuseOtherMethods('POST'));
  return router;
}
