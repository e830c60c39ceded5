import {
  AUDIT_PER_EXPORT_PAGE,
  AUDIT_PER_PAGE,
  type AuditQuery,
} from '@kargha/domain/reports/audit';
import type { AuditEntry } from '@kargha/domain/reports/audit-endpoints';
import { actionSpellings } from '@kargha/domain/reports/audit-action';
import { COLLECTIONS } from '@kargha/domain/records/collections';

import { readPage, type CursorPage } from '../../http/cursor-page.ts';
import { firestore, type DocumentSnapshot, type Query } from '../../platform/firestore.ts';
import { namesOf, userWithEmail } from '../../records/user-record.ts';
import { historyRow } from '../../people/users/user-history.ts';

interface Span {
  until: Date;
  from?: Date;
  before?: Date;
}

function within(rows: Query, span: Span | undefined): Query {
  if (!span) return rows;
  let query = rows.where('at', '<=', span.until);
  if (span.from) query = query.where('at', '>=', span.from);
  if (span.before) query = query.where('at', '<', span.before);
  return query;
}

/** One page of the audit log, newest first. Throws 400 when the cursor no longer exists. */
export async function listAudit(
  auditQuery: AuditQuery,
  span?: Span,
): Promise<CursorPage<AuditEntry>> {
  const rows = firestore().collection(COLLECTIONS.audit);
  const actor = auditQuery.actor.includes('@') ? await uidOf(auditQuery.actor) : auditQuery.actor;
  const page = await readPage({
    query: filteredBy(within(rows, span), { ...auditQuery, actor }).orderBy('at', 'desc'),
    cursor: auditQuery.cursor,
    size: span ? AUDIT_PER_EXPORT_PAGE : AUDIT_PER_PAGE,
    documentRef: (id) => rows.doc(id),
    rowOf: (snapshot) => snapshot,
  });
  const names = await namesOf(page.rows.map((row) => String(row.get('actor'))));
  return { ...page, rows: page.rows.map((row) => entryOf(row, names)) };
}

function filteredBy(rows: Query, { actor, target, action }: AuditQuery): Query {
  const filters = Object.entries({ actor, target }).filter(([, value]) => value !== '');
  const query = filters.reduce(
    (filtered, [field, value]) => filtered.where(field, '==', value),
    rows,
  );
  return action === '' ? query : query.where('action', 'in', actionSpellings(action));
}

/** Accepts an email address as well. 'unknown' matches no uid. */
async function uidOf(email: string): Promise<string> {
  const found = await userWithEmail(email).get();
  return found.docs[0]?.id ?? 'unknown';
}

function entryOf(row: DocumentSnapshot, names: ReadonlyMap<string, string>): AuditEntry {
  return { ...historyRow(row, names), target: String(row.get('target') ?? '') };
}
