import MiniSearch from 'minisearch';

import type { CatalogueEntry } from '@kargha/domain/catalogue/catalogue-index';
import { colourFamilyOf } from '@kargha/domain/catalogue/colour-families';

import { anyOf, scaled, type Matches } from './matches.ts';
import { colourMatches, fibreMatches, isFibre, personMatches } from './property-matches.ts';
import { isKind, namedWords, namesOf, nearNames, spellingsOf } from './search-names.ts';
import { createTextIndex, type Tolerance } from './text-index.ts';

/** What a word says of a product; it decides how much the word counts. */
export type Role = 'kind' | 'colour' | 'fibre' | 'person' | 'other';

export interface WordMatches {
  role: Role;
  matches: Matches;
}

const OTHER_SPELLING = 0.85;
const PREFIX = 0.8;
const TYPO = 0.6;
const PREFIX_FROM_LENGTH = 2;
/** One typo is allowed from four characters on, two from eight. */
const TYPO_FROM_LENGTH = 4;
const TYPOS: Tolerance = { fuzzy: 0.2, maxFuzzy: 2 };

/** Returns a function that finds the products which a word describes. */
export function createWordMatcher(
  entries: readonly CatalogueEntry[],
): (word: string) => WordMatches {
  const text = createTextIndex(entries);
  const names = new MiniSearch<{ id: string }>({ fields: ['id'], tokenize: (word) => [word] });
  names.addAll([...namedWords()].map((id) => ({ id })));
  const known = new Map<string, WordMatches>();

  function find(word: string): WordMatches {
    const spelt = [...new Set([word, singularOf(word)])];
    const meant = spelt.flatMap((one) => namesOf(one));
    // A word with a meaning is only read as it is in titles: the name of a maker may have it, too.
    const literal = spelt.map((one) => (meant.length > 0 ? text.findInTitle(one) : text.find(one)));
    const found = joined([...meant.map(findName), asOther(anyOf(literal))]);
    return meant.length > 0 || found.matches.size > 0 ? found : findSpelling(word);
  }

  /** Words that begin with this one, else words that it may be a typo of. */
  function findSpelling(word: string): WordMatches {
    const begun =
      word.length < PREFIX_FROM_LENGTH ? asOther(new Map()) : findLike(word, { prefix: true });
    if (begun.matches.size > 0) return { ...begun, matches: scaled(begun.matches, PREFIX) };
    if (word.length < TYPO_FROM_LENGTH) return begun;
    const meant = findLike(word, TYPOS);
    return { ...meant, matches: scaled(meant.matches, TYPO) };
  }

  function findLike(word: string, tolerance: Tolerance): WordMatches {
    const like = names.search(word, tolerance).flatMap(({ id }) => namesOf(String(id)));
    return joined([...[...new Set(like)].map(findName), asOther(text.find(word, tolerance))]);
  }

  function findName(name: string): WordMatches {
    const { role, matches } = findExactly(name);
    const near = nearNames(name).map(([other, closeness]) =>
      scaled(findExactly(other).matches, closeness),
    );
    return { role, matches: anyOf([matches, ...near]) };
  }

  function findExactly(name: string): WordMatches {
    if (name === 'men' || name === 'women') {
      return { role: 'person', matches: personMatches(entries, name) };
    }
    if (isKind(name)) return { role: 'kind', matches: text.findKind(name) };
    const family = colourFamilyOf(name);
    if (family) return { role: 'colour', matches: colourMatches(entries, name, family) };
    if (isFibre(entries, name)) return { role: 'fibre', matches: fibreMatches(entries, name) };
    const others = spellingsOf(name).map((one) => scaled(text.find(one), OTHER_SPELLING));
    return asOther(anyOf([text.find(name), ...others]));
  }

  return (word) => {
    const found = known.get(word) ?? find(word);
    known.set(word, found);
    return found;
  };
}

function asOther(matches: Matches): WordMatches {
  return { role: 'other', matches };
}

/** What is known to be no kind, colour or fibre of this name is not one because its text has the word. */
function joined(all: readonly WordMatches[]): WordMatches {
  const named = all.find(({ role }) => role !== 'other');
  const relevant = named ? all.filter(({ role }) => role !== 'other') : all;
  return { role: named?.role ?? 'other', matches: anyOf(relevant.map(({ matches }) => matches)) };
}

function singularOf(word: string): string {
  return word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word;
}
