import { createContext, use } from 'react';

/** Languages that the shop speaks. A new one here makes the compiler list every text that still lacks it. */
type Language = 'en';

/** The texts of one area of the shop, in every language. */
export type Catalogue<Texts> = Readonly<Record<Language, Texts>>;

/** The shopper's language; English unless a provider says otherwise. */
const LanguageContext = createContext<Language>('en');

/** The texts of `catalogue` in the shopper's language. */
export function useTexts<Texts>(catalogue: Catalogue<Texts>): Texts {
  return catalogue[use(LanguageContext)];
}
