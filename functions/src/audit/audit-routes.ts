import { Router } from 'express';

import { auditQuerySchema } from '@kargha/domain/reports/audit';

import { onlyMethods } from '../http/unmatched-routes.ts';
import { plainQuery } from '../http/query-params.ts';
import { adminOf } from '../users/staff.ts';
import { listAudit } from './list-audit.ts';

/** GET /api/audit: who changed what, for administrators alone. */
export function auditRoutes(): Router {
  const router = Router();

  router.get('/', async (request, response) => {
    await adminOf(request);
    const asked = await auditQuerySchema.validate(plainQuery(request), { abortEarly: false });
    response.json({ success: true, ...(await listAudit(asked)) });
  });

  router.all('/', onlyMethods('GET'));
  return router;
}
