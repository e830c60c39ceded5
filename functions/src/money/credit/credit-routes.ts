import { Router, type Request } from 'express';

import { creditLimitSchema, creditQuerySchema } from '@kargha/domain/payments/company-credit';
import { isRecordId } from '@kargha/domain/records/record-id';

import { SMALL_BODY } from '@kargha/domain/api/body-limits';
import { notFound } from '../../http/errors.ts';
import { limitJson, readBody } from '../../http/json-body.ts';
import { refuseOtherMethods } from '../../http/unmatched-routes.ts';
import { queryParams } from '../../http/query-params.ts';
import { requireAdmin } from '../../people/users/staff.ts';
import { companyCredit, creditTotals, listCompanyCredits } from './company-credits.ts';
import { setCreditLimit } from './set-credit-limit.ts';

export function creditRoutes(now: () => Date): Router {
  const router = Router();

  router.get('/', async (request, response) => {
    await requireAdmin(request);
    const query = await creditQuerySchema.validate(queryParams(request));
    response.json({ success: true, ...(await listCompanyCredits(query, now())) });
  });

  router.get('/totals', async (request, response) => {
    await requireAdmin(request);
    response.json({ success: true, totals: await creditTotals(now()) });
  });

  router.get('/:uid', async (request, response) => {
    await requireAdmin(request);
    response.json({ success: true, ...(await companyCredit(uidOf(request), now())) });
  });

  router.put('/:uid', limitJson(SMALL_BODY), async (request, response) => {
    const { uid: by } = await requireAdmin(request);
    const change = await readBody(request, creditLimitSchema);
    const revision = await setCreditLimit({ ...change, uid: uidOf(request), by, at: now() });
    response.json({ success: true, revision });
  });

  router.all('/', refuseOtherMethods('GET'));
  router.all('/totals', refuseOtherMethods('GET'));
  router.all('/:uid', refuseOtherMethods('GET', 'PUT'));
  return router;
}

function uidOf(request: Request): string {
  const { uid } = request.params;
  if (isRecordId(uid)) return uid;
  throw notFound('There is no such company.');
}
