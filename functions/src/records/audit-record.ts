import { actionName } from '@kargha/domain/reports/audit-action';
import { COLLECTIONS } from '@kargha/domain/records/collections';

import { firestore, type Transaction } from '../platform/firestore.ts';

/** Which member of staff acts, by their uid, and when. */
export interface StaffAction {
  by: string;
  at: Date;
}

/** audit/{id}: who changed what, from what to what, and why. People stand in it by their uid alone. */
export interface AuditRow {
  /** what was changed and the step, as 'draftOrder.send' */
  action: string;
  /** path of the document that was changed */
  target: string;
  /** uid of the person who did it */
  actor: string;
  before: object | null;
  after: object | null;
  reason: string;
  at: Date;
}

/** Writes a row with the change that it tells of, both or neither. With an id it can be written once only. */
export function writeAudit(transaction: Transaction, row: AuditRow, id?: string): void {
  const rows = firestore().collection(COLLECTIONS.audit);
  const action = actionName(row.action);
  transaction.create(id === undefined ? rows.doc() : rows.doc(id), { ...row, action });
}
