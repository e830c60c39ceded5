import { object, string, type InferType } from 'yup';

import { withRupees } from './audit-money.ts';
import { isRecord } from '../records/stored-record.ts';
import type { HistoryRow } from '../people/history-row.ts';
import { formMessages } from '../messages/form-messages.ts';

export const AUDIT_PER_PAGE = 50;
export const AUDIT_PER_EXPORT_PAGE = 200;

/** GET /api/audit, filtered by actor, target or action. */
export const auditQuerySchema = object({
  actor: string().trim().max(254, formMessages.at_most).default(''),
  target: string()
    .trim()
    .max(300, formMessages.at_most)
    .matches(/^[\w-]+\/[\w-]+(\/[\w-]+)*$/, {
      message: 'Enter documents as orders/abc.',
      excludeEmptyString: true,
    })
    .default(''),
  action: string()
    .trim()
    .max(100, formMessages.at_most)
    .matches(/^[\w.-]+$/, {
      message: 'This is not a valid action.',
      excludeEmptyString: true,
    })
    .default(''),
  cursor: string().max(200),
});
export type AuditQuery = InferType<typeof auditQuerySchema>;

export interface FieldChange {
  field: string;
  before: string;
  after: string;
}

export function fieldChanges({
  target,
  before,
  after,
}: Pick<HistoryRow, 'before' | 'after'> & { target: string }): FieldChange[] {
  return differing(withRupees(target, before), withRupees(target, after));
}

type Side = Readonly<Record<string, unknown>> | null;

function differing(before: Side, after: Side): FieldChange[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields].flatMap((field) => changesOf(field, before?.[field], after?.[field]));
}

function changesOf(field: string, before: unknown, after: unknown): FieldChange[] {
  if (isRecord(before) && isRecord(after)) {
    return differing(before, after).map((change) => ({
      ...change,
      field: `${field}.${change.field}`,
    }));
  }
  const change = { field, before: textOf(before), after: textOf(after) };
  return change.before === change.after ? [] : [change];
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
