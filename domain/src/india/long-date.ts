const LONG_DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

/** '21 November 2026', in Indian time. */
export function formatLongDate(at: Date): string {
  return LONG_DAY.format(at);
}
