import { createContext, use } from 'react';

import { SITE_LANGUAGES, type SiteLanguage } from '@kargha/domain/settings/language-path';

export const LANGUAGES = SITE_LANGUAGES;
export type Language = SiteLanguage;

export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', hi: 'हिन्दी' };

/** Each other language has a file with the same keys next to it. */
export interface Catalogue<Texts> {
  readonly en: Texts;
}

export type Translations = ReadonlyMap<object, unknown>;

/** The compiler reports missing texts. */
export function translated<Texts>(
  catalogue: Catalogue<Texts>,
  texts: Texts,
): readonly [object, unknown] {
  return [catalogue, texts];
}

export const TranslationsContext = createContext<Translations | undefined>(undefined);

export function useTexts<Texts>(catalogue: Catalogue<Texts>): Texts {
  const translations = use(TranslationsContext);
  return (translations?.get(catalogue) as Texts | undefined) ?? catalogue.en;
}
