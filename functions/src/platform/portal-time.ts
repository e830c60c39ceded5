import { INDIA_AHEAD_MS } from '@kargha/domain/india/indian-day';

/** 2026-11-21 19:29:00, as the e-invoice portal writes times. */
const BY_YEAR = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}):(\d{2}):(\d{2})$/;
/** 21/11/2026 07:29:00 PM, as the e-way bill system writes times. */
const BY_DAY = /^(\d{2})\/(\d{2})\/(\d{4}) (\d{1,2}):(\d{2}):(\d{2}) ([AP]M)$/;

/** Times of the tax portal are Indian time. Throws RangeError for anything else. */
export function readPortalTime(written: string): Date {
  const parts = partsOf(written.trim());
  const at = new Date(Date.UTC(...parts) - INDIA_AHEAD_MS);
  if (Number.isNaN(at.getTime())) throw new RangeError(`${written} is no time of the tax portal.`);
  return at;
}

type Parts = [number, number, number, number, number, number];

function partsOf(written: string): Parts {
  const [, year, month, day, ...clock] = BY_YEAR.exec(written) ?? [];
  if (year !== undefined) {
    const [hour = Number.NaN, minute = 0, second = 0] = clock.map(Number);
    return [Number(year), Number(month) - 1, Number(day), hour, minute, second];
  }
  const [, ofMonth, inYear, full, hours, minutes, seconds, half] = BY_DAY.exec(written) ?? [];
  const hour = (Number(hours) % 12) + (half === 'PM' ? 12 : 0);
  return [
    Number(full),
    Number(inYear) - 1,
    Number(ofMonth),
    hour,
    Number(minutes),
    Number(seconds),
  ];
}
