import { COLLECTIONS } from '@kargha/domain/collections';
import type { CheckResult, SelfCheckReport } from '@kargha/domain/ops';

import { firestore } from '../platform/firestore.ts';
import { log } from '../platform/log.ts';
import { holdCheck, mailBacklogCheck, mailFailedCheck, webhookCheck } from './backlog-checks.ts';
import type { Check, CheckRun } from './check.ts';
import { giftCardCheck, moneyCheck } from './money-check.ts';
import { paperCheck } from './paper-check.ts';
import { stockCheck } from './stock-check.ts';

/** What is looked at every hour: a few reads. */
const QUICK_CHECKS: readonly Check[] = [webhookCheck, holdCheck, mailBacklogCheck, mailFailedCheck];
/** What is looked at every night: the invariants of the books. */
const BOOK_CHECKS: readonly Check[] = [paperCheck, moneyCheck, giftCardCheck, stockCheck];

interface Asked {
  now: Date;
  /** uid of a member of staff, or 'schedule' */
  by: string;
  /** how long it may take, in milliseconds */
  within: number;
}

/** Recomputes the invariants, keeps the report and raises or ends the alarms. */
export async function runSelfCheck({ now, by, within }: Asked): Promise<SelfCheckReport> {
  const end = Date.now() + within;
  const run: CheckRun = { now, isOver: () => Date.now() > end };
  const checks: CheckResult[] = [];
  for (const check of [...QUICK_CHECKS, ...BOOK_CHECKS]) checks.push(await check(run));
  const found = checks.reduce((sum, check) => sum + check.found, 0);
  const report = { at: now, by, checks, found };
  const made = await firestore().collection(COLLECTIONS.selfChecks).add(report);
  await setAlarms(checks, now);
  log.info('The books were checked.', { found, report: made.id });
  return { ...report, id: made.id, at: now.toISOString() };
}

/** The checks that need no walk through the books. */
export async function watchBacklogs(now: Date): Promise<void> {
  const run: CheckRun = { now, isOver: () => false };
  await setAlarms(await Promise.all(QUICK_CHECKS.map((check) => check(run))), now);
}

/** alarms/{kind}: since when it is so. An incomplete check that found nothing ends no alarm. */
async function setAlarms(checks: readonly CheckResult[], now: Date): Promise<void> {
  await Promise.all(checks.map((check) => setAlarm(check, now)));
}

async function setAlarm(check: CheckResult, now: Date): Promise<void> {
  const { kind, found, isComplete } = check;
  const alarm = firestore().collection(COLLECTIONS.alarms).doc(kind);
  const isRaised = (await alarm.get()).get('isOpen') === true;
  if (found > 0) {
    const since = isRaised ? {} : { since: now };
    const raised = { kind, isOpen: true, message: messageOf(check), seenAt: now, ...since };
    await alarm.set(raised, { merge: true });
    if (!isRaised) log.warn('An alarm was raised.', { kind, found });
  } else if (isRaised && isComplete) {
    await alarm.set({ isOpen: false, endedAt: now }, { merge: true });
    log.info('An alarm has ended.', { kind });
  }
}

function messageOf({ findings: [first], found }: CheckResult): string {
  const what = first?.what ?? '';
  return found > 1 ? `${what} And ${found - 1} more.` : what;
}
