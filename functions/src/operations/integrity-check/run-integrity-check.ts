import { COLLECTIONS } from '@kargha/domain/records/collections';
import type { CheckResult, IntegrityReport } from '@kargha/domain/reports/ops-endpoints';

import { firestore } from '../../platform/firestore.ts';
import { log } from '../../platform/log.ts';
import {
  expiredReservationCheck,
  mailBacklogCheck,
  mailFailedCheck,
  webhookCheck,
} from './backlog-checks.ts';
import type { Check, CheckRun } from './integrity-check.ts';
import { complaintCheck } from './complaint-check.ts';
import { giftCardCheck, moneyCheck } from './money-check.ts';
import { documentNumberCheck } from './document-number-check.ts';
import { reviewCheck } from './review-check.ts';
import { endQuietAbuse } from '../../mail/alarms/record-abuse.ts';
import { reservedCheck } from './reserved-stock-check.ts';
import { setAlarm } from '../../mail/alarms/set-alarm.ts';
import { stockCheck } from './stock-check.ts';

/** Hourly checks with few reads. */
const QUICK_CHECKS: readonly Check[] = [
  webhookCheck,
  expiredReservationCheck,
  mailBacklogCheck,
  mailFailedCheck,
  complaintCheck,
  reservedCheck,
];
const BOOK_CHECKS: readonly Check[] = [
  documentNumberCheck,
  moneyCheck,
  giftCardCheck,
  stockCheck,
  reviewCheck,
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
