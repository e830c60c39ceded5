import { monthStart, nextMonth } from './tax-month.ts';

/** When staff marked GSTR-1 of a month as filed, by month. */
export type FiledMonths = Readonly<Record<string, Date>>;

/** The portal accepts returns in the order of their months (CGST Act s. 37(4)): a later one proves the earlier ones. */
export function filedAt(month: string, filed: FiledMonths): Date | undefined {
  const times = Object.entries(filed)
    .filter(([marked]) => marked >= month)
    .map(([, at]) => at.getTime());
  return times.length === 0 ? undefined : new Date(Math.min(...times));
}

/**
 * Between which times corrections of a filed month are amendments in the return of a later month. Null when that month
 * has none: the earlier return was not filed yet, so it takes the correction itself.
 */
export function amendedBetween(
  month: string,
  later: string,
  filed: FiledMonths,
): { after: Date; until: Date } | null {
  const at = filedAt(month, filed);
  const until = justBefore(monthStart(nextMonth(later)));
  if (at === undefined || month >= later || at > until) return null;
  const start = justBefore(monthStart(later));
  return { after: at > start ? at : start, until };
}

function justBefore(time: Date): Date {
  return new Date(time.getTime() - 1);
}
