import type { AuditEntry } from '@kargha/domain/audit';
import { csvText } from '#lib/csv.ts';
import { saveCsv } from '#lib/save-file.ts';
import { usePages, type PagedRows } from '#lib/use-pages.ts';

import { readAudit, type AuditFilter } from '../data/audit-api.ts';

/** The rows that a filter leaves, page by page. */
export function useAudit(filter: AuditFilter): PagedRows<AuditEntry> {
  return usePages({ read: readAudit, filter, idOf: ({ id }) => id });
}

/** Saves every row that the filter leaves as a file, and gives their number. @throws ApiError */
export async function exportAudit(
  filter: AuditFilter,
  heading: readonly string[],
  onProgress: (count: number) => void,
): Promise<number> {
  const rows: string[][] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page = await readAudit(filter, cursor, 'export');
    rows.push(...page.rows.map(csvRow));
    onProgress(rows.length);
    cursor = page.nextCursor;
  }
  saveCsv('audit.csv', csvText([heading, ...rows]));
  return rows.length;
}

function csvRow(entry: AuditEntry): string[] {
  const { at, actorName, actor, action, target, before, after, reason } = entry;
  const told = (side: object | null) => (side ? JSON.stringify(side) : '');
  return [at ?? '', actorName, actor, action, target, told(before), told(after), reason];
}
