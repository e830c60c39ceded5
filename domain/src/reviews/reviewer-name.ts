export const ANONYMOUS_BUYER = 'A buyer';

/** Thirty characters, without splitting one. */
const LONGEST = /^.{1,30}/u;
/** Control and format characters, which can reverse or hide text; Indian scripts need the two joiners. */
const SHAPELESS = /(?![\u200C\u200D])\p{C}/gu;
const SPACES = /[\s\p{Z}]+/u;

/** The public first name: one word with a letter, at most thirty characters. */
export function reviewerName(fullName: string): string {
  const words = fullName.normalize('NFC').replaceAll(/\s/g, ' ').replaceAll(SHAPELESS, '');
  const first = words.split(SPACES).find((word) => /\p{L}/u.test(word)) ?? '';
  return LONGEST.exec(first)?.[0] ?? ANONYMOUS_BUYER;
}
