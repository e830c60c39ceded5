import { indianMonth } from '@kargha/domain/india/indian-day';
import { paise } from '@kargha/domain/money/paise';
import {
  reconcile,
  statementOf,
  type Reconciliation,
} from '@kargha/domain/payments/gateway-statement';
import { describeSettlementProblem } from '@kargha/domain/payments/settlement-problems';
import type {
  GatewayMonth,
  SettlementProblem,
  UnfetchedDay,
} from '@kargha/domain/payments/settlement-schema';
import { monthSpan, monthStart } from '@kargha/domain/tax-returns/tax-month';

import { setAlarm } from '../../mail/alarms/set-alarm.ts';
import { readAll } from '../../platform/query-pages.ts';
import {
  gatewayMonthRef,
  readGatewayMonth,
  readEachSettledItem,
  readEachSettlement,
  settledItems,
  settlements,
} from '../../records/settlement-record.ts';
import { syncDisputes } from '../disputes/sync-disputes.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { reconcileRecentOrders } from '../payments/reconcile-payments.ts';
import { fetchSettlements, type FetchResult } from './fetch-settlements.ts';
import { readEntries } from './gateway-entries.ts';
import { countFailures, readUnfetchedDays, unfetchedFindings } from './unfetched-days.ts';

/** Of a month's statement. */
const MAX_PROBLEMS = 200;

/** Findings of an alarm. */
const MOST_FINDINGS = 50;

/** Every night. Payments come first, so that settlements find those without a webhook. */
export async function reconcileGateway(context: PaymentContext): Promise<void> {
  await reconcileRecentOrders(context);
  await reconcileSettlements(context);
}

/**
 * Fetches disputes and settlements, matches them with the shop's records, and writes the statements of this
 * month and the last. Older months are closed.
 */
export async function reconcileSettlements(
  context: Pick<PaymentContext, 'account' | 'now'>,
): Promise<Omit<FetchResult, 'askedDays'> & { problems: number }> {
  const now = context.now();
  await syncDisputes(context);
  const current = indianMonth(now);
  const last = monthBefore(current);
  const before = await readUnfetchedDays({ last, current });
  const failedBefore = before.map(({ day }) => day);
  const { askedDays, ...fetched } = await fetchSettlements(context.account, now, failedBefore);
  const unfetchedDays = countFailures(before, { asked: askedDays, failed: fetched.failedDays });
  const from = monthStart(last);
  const books = reconcile(await readRecords(monthStart(monthBefore(last))), now);
  await writeMonths(books, { last, current, unfetchedDays }, now);
  const problems = books.problems.filter(({ at }) => at >= from);
  await raiseAlarm({ problems, unfetchedDays }, now);
  return { ...fetched, problems: problems.length };
}

/**
 * The shop may record a movement at the end of a month that is settled in the next one, or the other way round. One more
 * month is read than is written, so that the first month that is written has both.
 */
async function readRecords(from: Date) {
  const [items, paidOut] = await Promise.all([
    readAll(settledItems().where('settledAt', '>=', from).orderBy('settledAt')),
    readAll(settlements().where('createdAt', '>=', from).orderBy('createdAt')),
  ]);
  const settled = readEachSettledItem(items);
  const entries = await readEntries(from, settled);
  return { entries, items: settled, settlements: readEachSettlement(paidOut) };
}

async function writeMonths(
  books: Reconciliation,
  {
    last,
    current,
    unfetchedDays,
  }: { last: string; current: string; unfetchedDays: UnfetchedDay[] },
  now: Date,
): Promise<void> {
  const before = readGatewayMonth(await gatewayMonthRef(monthBefore(last)).get());
  let opening = before?.closing ?? paise(0);
  for (const month of [last, current]) {
    const statement = statementOf(books, { opening, ...monthSpan(month) });
    const problems = books.problems.filter(({ at }) => indianMonth(at) === month);
    const record: GatewayMonth = {
      ...statement,
      month,
      problems: problems.slice(0, MAX_PROBLEMS),
      problemCount: problems.length,
      ...(month === current && { unfetchedDays }),
      updatedAt: now,
    };
    await gatewayMonthRef(month).set(record);
    opening = statement.closing;
  }
}

interface Found {
  problems: readonly SettlementProblem[];
  unfetchedDays: readonly UnfetchedDay[];
}

async function raiseAlarm({ problems, unfetchedDays }: Found, now: Date): Promise<void> {
  const all = [
    ...unfetchedFindings(unfetchedDays),
    ...problems.map((problem) => ({ what: describeSettlementProblem(problem), path: '' })),
  ];
  const [found, findings] = [all.length, all.slice(0, MOST_FINDINGS)];
  const check = { kind: 'settlements_differ', looked: found, found, findings } as const;
  await setAlarm({ ...check, isComplete: true }, now);
}

function monthBefore(month: string): string {
  return indianMonth(new Date(monthStart(month).getTime() - 1));
}
