import type { AuditEntry } from '@kargha/domain/reports/audit';
import type { ListPage } from '#lib/reading/use-pages.ts';
import { callStaffApi, buildQuery } from '#session/state/staff-api.ts';

export interface AuditFilter extends Readonly<Record<string, string>> {
  actor: string;
  target: string;
  action: string;
}

/** Returns one page, newest first; an export reads larger pages. */
export async function readAudit(
  filter: AuditFilter,
  cursor: string,
  size: '' | 'export' = '',
): Promise<ListPage<AuditEntry>> {
  const answer = await callStaffApi(`/audit?${buildQuery({ ...filter, cursor, size })}`);
  // Our own server's answer, in the type that both sides share.
  return answer as unknown as ListPage<AuditEntry>;
}
