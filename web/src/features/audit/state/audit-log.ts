import type { AuditEntry } from '@kargha/domain/reports/audit-endpoints';
import { indianMoment } from '@kargha/domain/india/indian-clock';
import { withRupees } from '@kargha/domain/reports/audit-money';
import { exportCsv } from '#lib/files/csv-export.ts';
import { usePages, type PagedRows } from '#lib/reading/use-pages.ts';

import { readAudit, type AuditFilter } from '../data/audit-api.ts';

export function useAudit(filter: AuditFilter): PagedRows<AuditEntry> {
  return usePages({ read: readAudit, filter, idOf: ({ id }) => id });
}

export async function exportAudit(
  filter: AuditFilter,
  heading: readonly string[],
  onProgress: (count: number) => void,
) {
  const read = (cursor: string) => readAudit(filter, cursor, 'export');
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
