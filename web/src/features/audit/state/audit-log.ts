import { auditEndpoints, type AuditEntry } from '@kargha/domain/reports/audit-endpoints';
import { indianMoment } from '@kargha/domain/india/indian-clock';
import { withRupees } from '@kargha/domain/reports/audit-money';
import { exportCsv } from '#lib/files/csv-export.ts';
import { readStaffPage } from '#session/state/endpoint-queries.ts';

export async function exportAudit(
  filter: Readonly<Record<string, string>>,
  heading: readonly string[],
  onProgress: (count: number) => void,
) {
  const read = (cursor: string) =>
    readStaffPage(auditEndpoints.list, { ...filter, cursor, size: 'export' });
  await exportCsv({ name: 'audit', head: heading, read, cells: csvRow }, onProgress);
}

function csvRow(entry: AuditEntry): string[] {
  const { at, actorName, actor, action, target, before, after, reason } = entry;
  const toJson = (side: object | null) => (side ? JSON.stringify(withRupees(target, side)) : '');
  return [
    at ? indianMoment(at) : '',
    actorName,
    actor,
    action,
    target,
    toJson(before),
    toJson(after),
    reason,
  ];
}
