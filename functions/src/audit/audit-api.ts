import { auditQuerySchema } from '@kargha/domain/reports/audit';

import { describeRoutes } from '../http/api-route.ts';

export const AUDIT_API = describeRoutes('/api/audit', {
  'GET /': {
    does: 'Lists what was changed, by whom, from what to what, newest first.',
    who: 'staff',
    query: auditQuerySchema,
    responseFields: ['rows', 'nextCursor'],
  },
});
