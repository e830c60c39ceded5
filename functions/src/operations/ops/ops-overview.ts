import { COLLECTIONS } from '@kargha/domain/records/collections';
import type { Permission } from '@kargha/domain/people/staff-permissions';
import type { Badges } from '@kargha/domain/reports/badge-endpoints';
import { integrityReport, type OpsOverview } from '@kargha/domain/reports/ops-endpoints';

import type { Query } from '../../platform/firestore.ts';
import { openAlarms, readAlarms } from '../../records/alarm-record.ts';
import { orders } from '../../records/order-record.ts';
import { storedDocuments } from '../../records/stored-documents.ts';
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

const reports = storedDocuments({
  collection: COLLECTIONS.selfChecks,
  schema: integrityReport,
  ids: ['id'],
});

export async function readOverview(): Promise<OpsOverview> {
  const [open, latest] = await Promise.all([
    openAlarms().get(),
    reports.query().orderBy('at', 'desc').limit(1).get(),
  ]);
  const alarms = readAlarms(open.docs).map(({ kind, message, since, seenAt }) => ({
    kind,
    message,
    since,
    seenAt,
  }));
  return { alarms, report: reports.readAll(latest.docs)[0] ?? null };
}
