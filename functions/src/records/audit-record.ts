import { actionName } from '@kargha/domain/reports/audit-action';
import { COLLECTIONS } from '@kargha/domain/records/collections';

import { firestore, type Transaction } from '../platform/firestore.ts';

export interface StaffAction {
  by: string;
  at: Date;
}

/** audit/{id}: who changed what and why. People are named by uid only. */
export interface AuditRow {
  action: string;
  target: string;
  actor: string;
  before: object | null;
  after: object | null;
  reason: string;
  at: Date;
}

/** Writes an audit row in the transaction of its change. With an ID, it can be written only once. */
export function writeAudit(transaction: Transaction, row: AuditRow, id?: string): void {
  const rows = firestore().collection(COLLECTIONS.audit);
  const action = actionName(row.action);
  transaction.create(id === undefined ? rows.doc() : rows.doc(id), { ...row, action });
}
