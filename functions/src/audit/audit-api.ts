import { auditQuerySchema } from '@kargha/domain/reports/audit';

import { describedAt } from '../http/api-route.ts';

export const AUDIT_API = describedAt('/api/audit', {
  'GET /': {
    does: 'Lists what was changed, by whom, from what to what, newest first.',
    who: 'staff',
    query: auditQuerySchema,
    gives: ['rows', 'nextCursor'],
  },
});
