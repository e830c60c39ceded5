import { currentLanguage } from './language-choice.ts';
import type { Language } from './language.ts';

type Format = (time: Date) => string;

const INDIA = { timeZone: 'Asia/Kolkata' } as const;
const DAY = { day: 'numeric', month: 'short' } as const;
const CLOCK = { hour: 'numeric', minute: '2-digit' } as const;

/** A day as the shop counts days, in India, in the shopper's language: '21 Nov 2026'. */
export const formatDay = inLanguage({ ...DAY, year: 'numeric' });

/** A day with the time on it, in India: '21 Nov, 3:05 pm'. */
export const formatMoment = inLanguage({ ...DAY, ...CLOCK });

/** A day that is near, in India: 'Sat, 21 Nov'. */
export const formatWeekday = inLanguage({ ...DAY, weekday: 'short' });

/** The time of a day, in India: '3:05 pm'. */
export const formatTime = inLanguage(CLOCK);

/** Each language has its format, which is made when it is used first. */
function inLanguage(options: Intl.DateTimeFormatOptions): Format {
  const made: Partial<Record<Language, Intl.DateTimeFormat>> = {};
  return (time) => {
    const language = currentLanguage();
    made[language] ??= new Intl.DateTimeFormat(`${language}-IN`, { ...options, ...INDIA });
    return made[language].format(time);
  };
}
