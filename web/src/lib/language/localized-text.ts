import type { Language } from './language.ts';

/** Returns the Hindi texts for Hindi readers if `first` is not empty, else the English ones, with their language. */
export function localizedText<Words extends object>(
  language: Language,
  english: Words,
  hindi: Words,
  first: keyof Words,
): Words & { lang: Language } {
  return language === 'hi' && hindi[first] !== ''
    ? { ...hindi, lang: 'hi' }
    : { ...english, lang: 'en' };
}
