import { Router, type Request } from 'express';

import { creditLimitSchema, creditQuerySchema } from '@kargha/domain/payments/company-credit';
import { isRecordId } from '@kargha/domain/records/record-id';

import { FEW_FIELDS } from '../http/body-limits.ts';
import { notFound } from '../http/errors.ts';
import { jsonUpTo, readBody } from '../http/json-body.ts';
import { onlyMethods } from '../http/unmatched-routes.ts';
import { plainQuery } from '../http/query-params.ts';
import { adminOf } from '../users/staff.ts';
import { companyCredit, creditTotals, listStandings } from './company-credits.ts';
import { setCreditLimit } from './set-credit-limit.ts';

/** /api/credit: what companies owe and may owe, for administrators alone. */
export function creditRoutes(now: () => Date): Router {
  const router = Router();

  router.get('/', async (request, response) => {
    await adminOf(request);
    const asked = await creditQuerySchema.validate(plainQuery(request));
    response.json({ success: true, ...(await listStandings(asked, now())) });
  });

  router.get('/totals', async (request, response) => {
    await adminOf(request);
    response.json({ success: true, totals: await creditTotals(now()) });
  });

  router.get('/:uid', async (request, response) => {
    await adminOf(request);
    response.json({ success: true, ...(await companyCredit(uidOf(request), now())) });
  });

  router.put('/:uid', jsonUpTo(FEW_FIELDS), async (request, response) => {
    const { uid: by } = await adminOf(request);
    const change = await readBody(request, creditLimitSchema);
    const revision = await setCreditLimit({ ...change, uid: uidOf(request), by, at: now() });
    response.json({ success: true, revision });
  });

  router.all('/', onlyMethods('GET'));
  router.all('/totals', onlyMethods('GET'));
  router.all('/:uid', onlyMethods('GET', 'PUT'));
  return router;
}

function uidOf(request: Request): string {
  const { uid } = request.params;
  if (isRecordId(uid)) return uid;
  throw notFound('There is no such company.');
}
