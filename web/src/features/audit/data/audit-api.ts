import { auditEndpoints, type AuditEntry } from '@kargha/domain/reports/audit-endpoints';
import type { ListPage } from '#lib/reading/use-pages.ts';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';

export interface AuditFilter extends Readonly<Record<string, string>> {
  actor: string;
  target: string;
  action: string;
}

/** Returns one page, newest first; an export reads larger pages. */
export function readAudit(
  filter: AuditFilter,
  cursor: string,
  size: '' | 'export' = '',
): Promise<ListPage<AuditEntry>> {
  return callStaffEndpoint(auditEndpoints.list, { query: { ...filter, cursor, size } });
}
