import { object, string, type InferType } from 'yup';

import type { HistoryRow } from './user-admin.ts';

export const AUDIT_PER_PAGE = 50;
export const AUDIT_PER_EXPORT_PAGE = 200;

/** GET /api/audit: narrowed by one of person, target and action at a time. */
export const auditQuerySchema = object({
  actor: string().trim().max(254, 'At most 254 characters.').default(''),
  target: string()
    .trim()
    .max(300, 'At most 300 characters.')
    .matches(/^[\w-]+\/[\w-]+(\/[\w-]+)*$/, {
      message: 'A document is written as orders/abc.',
      excludeEmptyString: true,
    })
    .default(''),
  action: string()
    .trim()
    .max(100, 'At most 100 characters.')
    .matches(/^[\w.-]+$/, {
      message: 'This is not the name of an action.',
      excludeEmptyString: true,
    })
    .default(''),
  size: string().oneOf(['', 'export'], 'A page is plain or for an export.').default(''),
  cursor: string().max(200),
});
export type AuditQuery = InferType<typeof auditQuerySchema>;

/** One row of GET /api/audit, newest first. */
export interface AuditEntry extends HistoryRow {
  /** path of the document that was changed */
  target: string;
}

/** One field of a change: as it was and as it is, as text. */
export interface FieldChange {
  field: string;
  before: string;
  after: string;
}

/** The fields that differ between the two sides of a row, each as one line of text. */
export function fieldChanges({
  before,
  after,
}: Pick<AuditEntry, 'before' | 'after'>): FieldChange[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields]
    .map((field) => ({ field, before: textOf(before?.[field]), after: textOf(after?.[field]) }))
    .filter((change) => change.before !== change.after);
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
