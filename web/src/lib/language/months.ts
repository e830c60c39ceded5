import { indianMonth } from '@kargha/domain/india/indian-day';

/** 'November 2026', for the back office. An invalid month stays as it is. */
export function monthName(month: string): string {
  const at = new Date(`${month}-15T00:00:00Z`);
  if (Number.isNaN(at.getTime())) return month;
  return at.toLocaleDateString('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });
}

const MONTHS = 24;

/** The last two years, and the chosen month, for a select field. */
export function monthOptions(chosen: string): { value: string; label: string }[] {
  const [year = 0, month = 0] = indianMonth(new Date()).split('-').map(Number);
  const latest = Array.from({ length: MONTHS }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  );
  const months = latest.includes(chosen) ? latest : [chosen, ...latest];
  return months.map((value) => ({ value, label: monthName(value) }));
}
