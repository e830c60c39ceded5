import { wordsOf } from './words.ts';

/** A family name and the word prefixes that identify it. `=` in front requires the whole word. */
export type Family = readonly [name: string, ...signs: string[]];

type Matches = (word: string, sign: string) => boolean;

export const startsWithSign: Matches = (word, sign) =>
  sign.startsWith('=') ? word === sign.slice(1) : word.startsWith(sign);

/** Whole words only: rosewood is not rose. */
export const equalsSign: Matches = (word, sign) => word === sign;

export function familiesIn(families: readonly Family[], text: string, matches: Matches): string[] {
  const words = wordsOf(text);
  return families
    .filter(([, ...signs]) => signs.some((sign) => words.some((word) => matches(word, sign))))
    .map(([name]) => name);
}
