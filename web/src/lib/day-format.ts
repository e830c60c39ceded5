const DAY = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** A day as the shop counts days: in India. '21 Nov 2026'. */
export function formatDay(time: Date): string {
  return DAY.format(time);
}
