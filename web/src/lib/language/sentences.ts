import { useTexts, type Catalogue } from './language.ts';

/** Sentences that come as they are: from the server, from the schemas of the domain, names of categories. */
export type Sentences = Readonly<Record<string, string>>;

export const sentenceTexts: Catalogue<Sentences> = { en: {} };

/** Says an English sentence in the shopper's language; as it is when nobody has translated it. */
export function useSay(): (sentence: string) => string {
  const known = useTexts(sentenceTexts);
  return (sentence) => known[sentence] ?? sentence;
}
