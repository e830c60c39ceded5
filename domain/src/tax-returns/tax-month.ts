import { addDays, indianMonth, startOfIndianDay } from '../india/indian-day.ts';

/** A calendar month in India, as '2026-11'. */
export const TAX_MONTH = /^20\d{2}-(0[1-9]|1[0-2])$/;

export function monthStart(month: string): Date {
  return startOfIndianDay(`${month}-01`);
}

export function nextMonth(month: string): string {
  return addDays(`${month}-28`, 4).slice(0, 7);
}

export function monthSpan(month: string): { from: Date; to: Date } {
  return { from: monthStart(month), to: monthStart(nextMonth(month)) };
}

/** '112026': the `fp` of a return. */
export function filingPeriod(month: string): string {
  return `${month.slice(5)}${month.slice(0, 4)}`;
}

export function isMonthOver(month: string, now: Date): boolean {
  return indianMonth(now) > month;
}

/** Monthly filers: GSTR-1 by the 11th (CGST Rule 59), GSTR-3B by the 20th (Rule 61) of the next month. */
export function returnsDue(month: string): { gstr1: string; gstr3b: string } {
  const next = nextMonth(month);
  return { gstr1: `${next}-11`, gstr3b: `${next}-20` };
}

const NOVEMBER = 11;

/**
 * 30 November after the financial year of a supply, or the annual return if earlier. Until then a credit note reduces
 * the tax (CGST Act s. 34(2)) and input tax can be claimed (s. 16(4)). In force since 1 October 2022 (Finance Act 2022 s.
 * 100 and 102, Notification 18/2022-Central Tax); the shop has no earlier documents.
 */
export function adjustmentDeadline(suppliedAt: Date): string {
  const [year = 0, month = 0] = indianMonth(suppliedAt).split('-').map(Number);
  return `${month >= 4 ? year + 1 : year}-${NOVEMBER}-30`;
}

/** The twelve months of the financial year before that of the month. */
export function monthsOfPreviousYear(month: string): string[] {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const first = (number >= 4 ? year : year - 1) - 1;
  return Array.from({ length: 12 }, (_, index) => {
    const at = 3 + index;
    return `${first + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
  });
}
