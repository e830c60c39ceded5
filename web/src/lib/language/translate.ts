import { useTexts, type Catalogue } from './language.ts';

/** Says a sentence that comes as it is, from the server, the schemas of the domain or Firebase, in one language. */
type Translate = (sentence: string) => string;

/**
 * The sentences of a language by their English. `{…}` in both stands for what differs from time to time, such as a
 * number or a name; a name that has a translation of its own is said in that.
 */
export type MessageTranslations = Readonly<Record<string, string>>;

export const translateTexts: Catalogue<Translate> = { en: (sentence) => sentence };

/** Says an English sentence in the shopper's language; as it is when nobody has translated it. */
export function useTranslate(): Translate {
  return useTexts(translateTexts);
}
