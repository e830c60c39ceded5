import { auditQuerySchema } from '@kargha/domain/reports/audit';

import { describeRoutes } from '../../http/api-route.ts';

export const AUDIT_API = describeRoutes('/api/audit', {
  'GET /': {
    does: 'Lists who changed what, newest first.',
    who: 'staff',
    query: auditQuerySchema,
    responseFields: ['rows', 'nextCursor'],
  },
});
