/** What stands where nobody's name can. */
export const ANONYMOUS_BUYER = 'A buyer';

/** Thirty characters, none of them cut in halves. */
const LONGEST = /^.{1,30}/u;
/** Control and format characters, which turn a text around or hide in it; the two joiners are letters' own in Indian scripts. */
const SHAPELESS = /(?![\u200C\u200D])\p{C}/gu;
const SPACES = /[\s\p{Z}]+/u;

/** The first name of a person as everybody reads it: one word of letters, no longer than thirty characters. */
export function reviewerName(fullName: string): string {
  const words = fullName.normalize('NFC').replaceAll(/\s/g, ' ').replaceAll(SHAPELESS, '');
  const first = words.split(SPACES).find((word) => /\p{L}/u.test(word)) ?? '';
  return LONGEST.exec(first)?.[0] ?? ANONYMOUS_BUYER;
}
