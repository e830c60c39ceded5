const LONG_DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

/** The day of a moment in India as letters and papers write it: '21 November 2026'. */
export function formatLongDate(at: Date): string {
  return LONG_DAY.format(at);
}
