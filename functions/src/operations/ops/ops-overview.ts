import { COLLECTIONS } from '@kargha/domain/records/collections';
import type { Permission } from '@kargha/domain/people/staff-permissions';
import type { Badges } from '@kargha/domain/reports/badge-endpoints';
import { ALARM_KINDS } from '@kargha/domain/reports/ops';
import type {
  Alarm,
  CheckResult,
  IntegrityReport,
  OpsOverview,
} from '@kargha/domain/reports/ops-endpoints';

import {
  firestore,
  withDates,
  type DocumentSnapshot,
  type Query,
} from '../../platform/firestore.ts';
import { openAlarms } from '../../records/alarm-record.ts';
import { orders } from '../../records/order-record.ts';
import type { Staff } from '../../people/users/staff.ts';
import { openDisputes } from '../../money/disputes/list-disputes.ts';
import { waitingApprovals } from '../../records/refund-approval-record.ts';
import { openTasksOf } from '../../records/inbox-task-record.ts';
import { openTickets } from '../../records/ticket-record.ts';

/** Counts only what the person may see. */
export async function readBadges({
  permissions,
  uid,
}: Pick<Staff, 'permissions' | 'uid'>): Promise<Badges> {
  const count = async (permission: Permission, found: Query) =>
    permissions.has(permission) ? (await found.count().get()).data().count : 0;
  const [waiting, written, open, disputed, approvals, inbox] = await Promise.all([
    count('orders.read', orders().where('listing.needsAction', '==', true)),
    count('messages.read', openTickets()),
    count('ops.read', openAlarms()),
    count('payments.read', openDisputes()),
    count('orders.refund.approve', waitingApprovals()),
    count('dashboard.read', openTasksOf(uid)),
  ]);
  return { orders: waiting, messages: written, alarms: open, disputes: disputed, approvals, inbox };
}

export async function readOverview(): Promise<OpsOverview> {
  const [open, latest] = await Promise.all([
    openAlarms().get(),
    firestore().collection(COLLECTIONS.selfChecks).orderBy('at', 'desc').limit(1).get(),
  ]);
  const [report] = latest.docs;
  return {
    alarms: open.docs.flatMap(alarmOf),
    report: report ? reportOf(report) : null,
  };
}

function alarmOf(snapshot: DocumentSnapshot): Alarm[] {
  const kind = ALARM_KINDS.find((known) => known === snapshot.id);
  if (!kind) return [];
  return [
    {
      kind,
      message: String(snapshot.get('message') ?? ''),
      since: timeOf(snapshot.get('since')),
      seenAt: timeOf(snapshot.get('seenAt')),
    },
  ];
}

function reportOf(snapshot: DocumentSnapshot): IntegrityReport {
  return {
    id: snapshot.id,
    at: timeOf(snapshot.get('at')),
    by: String(snapshot.get('by')),
    // Only runIntegrityCheck writes these documents.
    checks: snapshot.get('checks') as CheckResult[],
    found: Number(snapshot.get('found')),
  };
}

function timeOf(value: unknown): Date {
  const time = withDates(value);
  return time instanceof Date ? time : new Date(0);
}
