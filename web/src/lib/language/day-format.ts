import { currentLanguage } from './language-choice.ts';
import type { Language } from './language.ts';

type Format = (time: Date) => string;

const INDIA = { timeZone: 'Asia/Kolkata' } as const;
const DAY = { day: 'numeric', month: 'short' } as const;
const CLOCK = { hour: 'numeric', minute: '2-digit' } as const;
/** Hindi neither shortens months nor writes am and pm: 21 नवंबर, दोपहर 3:05. */
const HINDI_MONTH = { month: 'long' } as const;
const HINDI_CLOCK = { dayPeriod: 'short' } as const;

/** Indian date in the shopper's language, such as '21 Nov 2026'. */
export const formatDay = inLanguage({ ...DAY, year: 'numeric' });

/** IST, such as '21 Nov, 3:05 pm'. */
export const formatMoment = inLanguage({ ...DAY, ...CLOCK });

/** IST, such as 'Sat, 21 Nov'. */
export const formatWeekday = inLanguage({ ...DAY, weekday: 'short' });

/** IST, such as '3:05 pm'. */
export const formatTime = inLanguage(CLOCK);

function inLanguage(options: Intl.DateTimeFormatOptions): Format {
  const made: Partial<Record<Language, Intl.DateTimeFormat>> = {};
  return (time) => {
    const language = currentLanguage();
    made[language] ??= new Intl.DateTimeFormat(`${language}-IN`, {
      ...options,
      ...(language === 'hi' && options.month && HINDI_MONTH),
      ...(language === 'hi' && options.hour && HINDI_CLOCK),
      ...INDIA,
    });
    return made[language].format(time);
  };
}
