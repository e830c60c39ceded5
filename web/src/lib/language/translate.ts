import { useTexts, type Catalogue } from './language.ts';

type Translate = (sentence: string) => string;

/** Keyed by the English message. `{…}` is a placeholder whose value is translated too, if it has a translation. */
export type MessageTranslations = Readonly<Record<string, string>>;

export const translateTexts: Catalogue<Translate> = { en: (sentence) => sentence };

export function useTranslate(): Translate {
  return useTexts(translateTexts);
}
