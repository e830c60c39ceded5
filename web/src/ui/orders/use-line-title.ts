import { lineInHindi, type StoredTitles } from '@kargha/domain/shopping/hindi-line';
import { lineTitle } from '@kargha/domain/shopping/line-title';
import { useLanguage } from '#lib/language/language-choice.ts';
import type { Language } from '#lib/language/language.ts';
import { useTranslate } from '#lib/language/translate.ts';

/** Returns lineTitle in the language of the page, and the language of the title: older orders have it in English only. */
export function useLineTitle(): (line: StoredTitles) => { text: string; lang: Language } {
  const isHindi = useLanguage() === 'hi';
  const translate = useTranslate();
  return (line) => ({
    text: lineTitle(isHindi ? lineInHindi(line) : line, translate),
    lang: isHindi && line.titleHindi ? 'hi' : 'en',
  });
}
