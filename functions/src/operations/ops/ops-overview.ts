import { COLLECTIONS } from '@kargha/domain/records/collections';
import type { Badges } from '@kargha/domain/reports/badge-endpoints';
import { ALARM_KINDS } from '@kargha/domain/reports/ops';
import type {
  Alarm,
  CheckResult,
  IntegrityReport,
  OpsOverview,
} from '@kargha/domain/reports/ops-endpoints';

import { firestore, withDates, type DocumentSnapshot } from '../../platform/firestore.ts';
import { openAlarms } from '../../records/alarm-record.ts';
import { orders } from '../../records/order-record.ts';
import { openDisputes } from '../../money/disputes/list-disputes.ts';
import { openTickets } from '../../records/ticket-record.ts';

export async function readBadges(): Promise<Badges> {
  const [waiting, written, open, disputed] = await Promise.all([
    orders().where('listing.needsAction', '==', true).count().get(),
    openTickets().count().get(),
    openAlarms().count().get(),
    openDisputes().count().get(),
  ]);
  return {
    orders: waiting.data().count,
    messages: written.data().count,
    alarms: open.data().count,
    disputes: disputed.data().count,
  };
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
