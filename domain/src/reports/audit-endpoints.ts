import { object, string, type InferOutput } from 'valibot';

import { defineEndpoints } from '../api/endpoint.ts';
import { pageOf } from '../api/response-fields.ts';
import { historyRow } from '../people/history-row.ts';
import { auditQuerySchema } from './audit.ts';

const auditEntry = object({ ...historyRow.entries, target: string() });
export type AuditEntry = InferOutput<typeof auditEntry>;

export const auditEndpoints = defineEndpoints('/api/audit', {
  list: {
    method: 'GET',
    path: '/',
    does: 'Lists who changed what, newest first.',
    who: 'staff',
    permission: 'audit.read',
    query: auditQuerySchema,
    response: pageOf(auditEntry),
  },
});
