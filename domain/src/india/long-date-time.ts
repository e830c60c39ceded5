import type { SiteLanguage } from '../settings/language-path.ts';

const LONG = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
} as const;

const LONG_MOMENT = {
  en: new Intl.DateTimeFormat('en-IN', LONG),
  hi: new Intl.DateTimeFormat('hi-IN', { ...LONG, dayPeriod: 'short' }),
};

/** 'Monday, 23 November at 10:00 am', or 'सोमवार, 23 नवंबर को सुबह 10:00 बजे', in Indian time. */
export function formatLongDateTime(at: Date, language: SiteLanguage = 'en'): string {
  return LONG_MOMENT[language].format(at);
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
