import type { Language } from './language.ts';

/**
 * What staff have written, in the one language in which it is shown: in the shopper's where it is written in that, else
 * in English. `first` names the text without which nothing counts as written.
 */
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
