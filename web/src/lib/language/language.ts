import { createContext, use } from 'react';

/** Languages that the shop speaks; English is always there, the others are loaded when somebody chooses them. */
export const LANGUAGES = ['en', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language by its own name. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', hi: 'हिन्दी' };

/** The texts of one area of the shop in English. Every other language has a file with the same keys beside it. */
export interface Catalogue<Texts> {
  readonly en: Texts;
}

/** A whole language but English: the texts of every area, by its catalogue. */
export type Translations = ReadonlyMap<object, unknown>;

/** One area in another language; the compiler lists every text that it still lacks. */
export function translated<Texts>(
  catalogue: Catalogue<Texts>,
  texts: Texts,
): readonly [object, unknown] {
  return [catalogue, texts];
}

/** The shopper's language; English unless a provider says otherwise. */
export const TranslationsContext = createContext<Translations | undefined>(undefined);

/** The texts of `catalogue` in the shopper's language; in English where the language has none. */
export function useTexts<Texts>(catalogue: Catalogue<Texts>): Texts {
  const translations = use(TranslationsContext);
  // `translated` has typed the pair when it was made.
  return (translations?.get(catalogue) as Texts | undefined) ?? catalogue.en;
}
