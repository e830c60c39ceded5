const INDIA_AHEAD_MS = 5.5 * 3_600_000;

/** 2026-11-21 19:29:00, Indian time. */
export function byYear(at: Date): string {
  return indian(at).replace('T', ' ').slice(0, 19);
}

/** 21/11/2026 07:29:00 PM, Indian time. */
export function byDay(at: Date): string {
  const [day = '', clock = ''] = indian(at).slice(0, 19).split('T');
  const [hour = '0', minute = '', second = ''] = clock.split(':');
  const half = Number(hour) < 12 ? 'AM' : 'PM';
  const shown = String(Number(hour) % 12 || 12).padStart(2, '0');
  return `${day.split('-').toReversed().join('/')} ${shown}:${minute}:${second} ${half}`;
}

/** The end of the day in India that is so many days after `at`. */
export function endOfDayAfter(at: Date, days: number): Date {
  const midnight = Date.parse(`${indian(at).slice(0, 10)}T00:00:00Z`) - INDIA_AHEAD_MS;
  return new Date(midnight + (days + 1) * 86_400_000 - 1000);
}

function indian(at: Date): string {
  return new Date(at.getTime() + INDIA_AHEAD_MS).toISOString();
}
