import type { Router } from 'express';

import { auditEndpoints } from '@kargha/domain/reports/audit-endpoints';

import { serveEndpoints } from '../../people/serve-endpoints.ts';
import { listAudit } from './list-audit.ts';

export function auditRoutes(): Router {
  return serveEndpoints(auditEndpoints, { list: ({ query }) => listAudit(query) });
}
