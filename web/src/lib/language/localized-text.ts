import type { Language } from './language.ts';
import { useLanguage } from './language-choice.ts';

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

/** One text and its language, such as a product's title. */
export function localized(
  language: Language,
  text: string,
  hindi = '',
): { text: string; lang: Language } {
  return localizedText(language, { text }, { text: hindi }, 'text');
}

export function useLocalized(text: string, hindi?: string): ReturnType<typeof localized> {
  return localized(useLanguage(), text, hindi);
}
