import { Router } from 'express';

import { auditQuerySchema } from '@kargha/domain/reports/audit';

import { refuseOtherMethods } from '../../http/unmatched-routes.ts';
import { queryParams } from '../../http/query-params.ts';
import { requireAdmin } from '../../people/users/staff.ts';
import { listAudit } from './list-audit.ts';

export function auditRoutes(): Router {
  const router = Router();

  router.get('/', async (request, response) => {
    await requireAdmin(request);
    const query = await auditQuerySchema.validate(queryParams(request), { abortEarly: false });
    response.json({ success: true, ...(await listAudit(query)) });
  });

  router.all('/', refuseOtherMethods('GET'));
  return router;
}
