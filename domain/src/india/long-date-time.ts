const LONG_MOMENT = new Intl.DateTimeFormat('en-IN', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});

/** 'Monday, 23 November at 10:00 am', in Indian time. */
export function formatLongDateTime(at: Date): string {
  return LONG_MOMENT.format(at);
}
