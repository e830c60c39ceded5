import { formatLongDateTime } from '@kargha/domain/india/long-date-time';
import { complaintDeadlines, overdueDeadline } from '@kargha/domain/people/complaint-deadlines';
import { COLLECTIONS } from '@kargha/domain/records/collections';
import { RESERVED_PERCENT } from '@kargha/domain/reports/ops';
import type { CheckResult, IntegrityReport, Finding } from '@kargha/domain/reports/ops-endpoints';

import { firestore } from '../../platform/firestore.ts';
import { log } from '../../platform/log.ts';
import { endQuietAbuse } from '../../mail/alarms/record-abuse.ts';
import { setAlarm } from '../../mail/alarms/set-alarm.ts';
import { overdueComplaints } from '../../messages/tickets/overdue-complaints.ts';
import { disputeCheck } from '../../money/disputes/list-disputes.ts';
import { unitsInStock } from '../../money/reservations/stock-share.ts';
import { unpaidUnits } from '../../money/reservations/unpaid-orders.ts';
import { ticketRef, type TicketRecord } from '../../records/ticket-record.ts';
import {
  expiredReservationCheck,
  mailBacklogCheck,
  mailFailedCheck,
  webhookCheck,
} from './backlog-checks.ts';
import { courierCheck } from './courier-check.ts';
import { type Check, type CheckRun, resultOf } from './integrity-check.ts';
import { giftCardCheck } from './gift-card-check.ts';
import { moneyCheck } from './money-check.ts';
import { documentNumberCheck } from './document-number-check.ts';
import { mrpCheck } from './mrp-check.ts';
import { reviewCheck } from './review-check.ts';
import { stockCheck } from './stock-check.ts';
import { taxPortalCheck } from './tax-portal-check.ts';

const complaintCheck: Check = async ({ now }) => {
  const overdue = await overdueComplaints(now);
  return resultOf(
    'complaints_overdue',
    overdue.length,
    overdue.flatMap((ticket) => findingOf(ticket, now)),
  );
};

const VERBS = { acknowledge: 'acknowledged', settle: 'settled' };

function findingOf(ticket: TicketRecord, now: Date): Finding[] {
  const deadlines = complaintDeadlines(ticket, now);
  const deadline = overdueDeadline(ticket, now);
  if (!deadlines || !deadline) return [];
  const due = formatLongDateTime(deadlines[deadline].due);
  const what = `Complaint ${ticket.number} should have been ${VERBS[deadline]} by ${due}.`;
  return [{ what, path: ticketRef(ticket.number).path }];
}

/** Fewer units are an ordinary order. */
const FEW_UNITS = 20;

/** Unpaid orders reserve too much stock: someone may be blocking it. Two reads. */
const reservedCheck: Check = async () => {
  const [reserved, inStock] = await Promise.all([unpaidUnits(), unitsInStock()]);
  const all = reserved + Math.max(0, inStock);
  const isAboveLimit = reserved >= FEW_UNITS && reserved * 100 >= all * RESERVED_PERCENT;
  const what = `Unpaid orders reserve ${reserved} of ${all} units. Check them. If they are not real, cancel them and turn on App Check (docs/security.md).`;
  const findings: Finding[] = isAboveLimit ? [{ what, path: '' }] : [];
  return resultOf('stock_reserved', 1, findings);
};

/** Hourly checks with few reads. */
const QUICK_CHECKS: readonly Check[] = [
  webhookCheck,
  expiredReservationCheck,
  mailBacklogCheck,
  mailFailedCheck,
  complaintCheck,
  disputeCheck,
  taxPortalCheck,
  courierCheck,
  reservedCheck,
];
const BOOK_CHECKS: readonly Check[] = [
  documentNumberCheck,
  moneyCheck,
  giftCardCheck,
  stockCheck,
  reviewCheck,
  mrpCheck,
];

interface RunOptions {
  now: Date;
  by: string;
  /** time limit in milliseconds */
  within: number;
}

export async function runIntegrityCheck({ now, by, within }: RunOptions): Promise<IntegrityReport> {
  const end = Date.now() + within;
  const run: CheckRun = { now, isOver: () => Date.now() > end };
  const checks: CheckResult[] = [];
  for (const check of [...QUICK_CHECKS, ...BOOK_CHECKS]) checks.push(await check(run));
  const found = checks.reduce((total, check) => total + check.found, 0);
  const report = { at: now, by, checks, found };
  const stored = await firestore().collection(COLLECTIONS.selfChecks).add(report);
  await setAlarms(checks, now);
  log.info('The integrity check has run.', { found, report: stored.id });
  return { ...report, id: stored.id };
}

export async function watchBacklogs(now: Date): Promise<void> {
  const run: CheckRun = { now, isOver: () => false };
  await setAlarms(await Promise.all(QUICK_CHECKS.map((check) => check(run))), now);
  await endQuietAbuse(now);
}

export async function watchReservations(now: Date): Promise<void> {
  await setAlarm(await reservedCheck({ now, isOver: () => false }), now);
}

async function setAlarms(checks: readonly CheckResult[], now: Date): Promise<void> {
  await Promise.all(checks.map((check) => setAlarm(check, now)));
}
