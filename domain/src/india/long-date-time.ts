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

const MOMENT = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});

/** '23 November 2026 at 10:00 am', in Indian time, for documents that are kept. */
export function formatMoment(at: Date): string {
  return MOMENT.format(at);
}
