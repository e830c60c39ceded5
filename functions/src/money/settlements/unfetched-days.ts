import type { UnfetchedDay } from '@kargha/domain/payments/settlement-schema';

import { gatewayMonthRef, readGatewayMonth } from '../../records/settlement-record.ts';

/** One night without an answer is normal. */
const ALARM_AFTER = 3;

/** Days that earlier runs could not fetch, from the statement that was written last. */
export async function readUnfetchedDays(months: { last: string; current: string }) {
  for (const month of [months.current, months.last]) {
    const statement = readGatewayMonth(await gatewayMonthRef(month).get());
    if (statement) return statement.unfetchedDays ?? [];
  }
  return [];
}

/** A day that was fetched is dropped; one that failed is counted once more. */
export function countFailures(
  before: readonly UnfetchedDay[],
  { asked, failed }: { asked: readonly string[]; failed: readonly string[] },
): UnfetchedDay[] {
  const waiting = before.filter(({ day }) => !asked.includes(day));
  const counted = failed.map((day) => {
    const failures = before.find((one) => one.day === day)?.failures ?? 0;
    return { day, failures: failures + 1 };
  });
  return [...waiting, ...counted].toSorted((one, other) => one.day.localeCompare(other.day));
}

export function unfetchedFindings(days: readonly UnfetchedDay[]) {
  return days
    .filter(({ failures }) => failures >= ALARM_AFTER)
    .map(({ day, failures }) => ({
      what: `The settlements of ${day} could not be fetched, in ${failures} attempts.`,
      path: '',
    }));
}
