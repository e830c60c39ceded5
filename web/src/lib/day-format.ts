import { currentLanguage } from './language/language-choice.ts';
import type { Language } from './language/language.ts';

const DAYS: Record<Language, Intl.DateTimeFormat> = {
  en: dayFormat('en-IN'),
  hi: dayFormat('hi-IN'),
};

/** A day as the shop counts days, in India, in the shopper's language: '21 Nov 2026'. */
export function formatDay(time: Date): string {
  return DAYS[currentLanguage()].format(time);
}

function dayFormat(locale: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'Asia/Kolkata',
  });
}

const MOMENT = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});

/** A day with the time on it, in India. '21 Nov, 3:05 pm'. */
export function formatMoment(time: Date): string {
  return MOMENT.format(time);
}
