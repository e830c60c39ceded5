import { splitPrice, type PriceLimit } from './price-phrase.ts';
import { isEmptyWord, searchWords } from './search-names.ts';

/** Groups of words that mean the same in this shop, such as `[['himroo', 'himru']]`. */
export type Synonyms = readonly (readonly string[])[];

/** One thing that a search states. Any of the alternatives may match; each is one or more words. */
export type Statement = readonly (readonly string[])[];

export interface SearchQuery {
  statements: Statement[];
  sizes: string[];
  price: PriceLimit | undefined;
}

const PINCODE = /(?<!\d)[1-9]\d{2} ?\d{3}(?!\d)/gu;
/** S to 4XL, chest sizes after the word, and bangle sizes such as 2.6. */
const SIZES =
  /(?<![\p{L}\p{N}.-])(?:size ?(\d{2}|[smlx]{1,4})|((?:x{1,3}|[2-4]x)[sl]|2[.-](?:[2468]|10)))(?![\p{L}\p{N}.-])/gu;

export function readSearch(typed: string, synonyms: Synonyms): SearchQuery {
  const { text, price } = splitPrice(typed);
  const sizes = new Array<string>();
  const rest = text
    .replaceAll(SIZES, (_found, named?: string, plain?: string) => {
      sizes.push((named ?? plain ?? '').replace('-', '.').toUpperCase());
      return ' ';
    })
    .replaceAll(PINCODE, ' ');
  const telling = searchWords(rest.replaceAll(/['’]s\b/gu, '')).filter(
    (word) => !isEmptyWord(word),
  );
  return { statements: statementsOf(telling, synonyms), sizes, price };
}

function statementsOf(words: readonly string[], synonyms: Synonyms): Statement[] {
  const groups = synonyms.map((group) => group.map(searchWords));
  const statements = new Array<Statement>();
  for (let at = 0; at < words.length;) {
    const { length, group } = synonymAt(words, at, groups);
    const typed = words.slice(at, at + length);
    statements.push([typed, ...group.filter((other) => other.join(' ') !== typed.join(' '))]);
    at += length;
  }
  return statements;
}

/** The longest synonym that starts at this word; the word alone when there is none. */
function synonymAt(
  words: readonly string[],
  at: number,
  groups: readonly (readonly (readonly string[])[])[],
): { length: number; group: readonly (readonly string[])[] } {
  const found = groups.flatMap((group) =>
    group
      .filter(
        (synonym) =>
          synonym.length > 0 && synonym.every((word, place) => words[at + place] === word),
      )
      .map((synonym) => ({ length: synonym.length, group })),
  );
  const longest = Math.max(1, ...found.map(({ length }) => length));
  const matching = found.filter(({ length }) => length === longest);
  return { length: longest, group: matching.flatMap(({ group }) => group) };
}
