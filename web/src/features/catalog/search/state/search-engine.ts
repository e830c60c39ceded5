import type { CatalogueEntry } from '@kargha/domain/catalogue/catalogue-index';

import { allOf, anyOf, matchesOf, SURE, type Matches } from './matches.ts';
import { isWithin, type PriceLimit } from './price-phrase.ts';
import { readSearch, type Statement, type Synonyms } from './search-query.ts';
import { createWordMatcher, type Role } from './word-matches.ts';

export interface SearchEngine {
  find: (typed: string) => SearchFindings;
}

interface SearchFindings {
  /** Ids, best first. Empty when nothing is like it. */
  ids: string[];
  /** True when no product is all that the text states; these come closest. */
  areWeak: boolean;
}

/** What counts most when only a part matches. */
const WEIGHTS: Readonly<Record<Role | 'size' | 'price', number>> = {
  kind: 3,
  colour: 2,
  fibre: 2,
  other: 2,
  person: 1,
  size: 1,
  price: 1,
};
/** Sold-out products come after equal ones, popular ones before. */
const SOLD_OUT = 0.15;
const POPULAR = 0.05;
/** A weak match has at least this share of what is stated, and of what the best one has. */
const LEAST_SHARE = 0.4;
const LEAST_OF_BEST = 0.6;
const MOST_WEAK = 12;

/** What a search states about the product, and the products of which it is true. */
interface Requirement {
  about: Role | 'size' | 'price';
  matches: Matches;
}

/**
 * Finds the products that are all that a search states: kind, colour, fibre, craft, place, occasion, size and price. If
 * there is none, finds what comes closest.
 */
export function createSearchEngine(
  entries: readonly CatalogueEntry[],
  synonyms: Synonyms = [],
): SearchEngine {
  const findWord = createWordMatcher(entries);
  const mostSold = Math.max(1, ...entries.map(({ soldScore }) => soldScore));

  function requirementOf(statement: Statement): Requirement {
    const alternatives = statement.map((words) => words.map(findWord));
    const roles = alternatives.flat().map(({ role }) => role);
    return {
      about: roles.find((role) => role !== 'other') ?? 'other',
      matches: anyOf(alternatives.map((words) => allOf(words.map(({ matches }) => matches)))),
    };
  }

  function requirementsOf(typed: string): Requirement[] {
    const { statements, sizes, price } = readSearch(typed, synonyms);
    return [
      ...statements.map(requirementOf),
      ...sizes.map((size) => inSize(entries, size)),
      ...(price ? [priced(entries, price)] : []),
    ];
  }

  return {
    find(typed) {
      const requirements = requirementsOf(typed);
      const total = requirements.reduce((sum, { about }) => sum + WEIGHTS[about], 0);
      // "men" alone means things for men only; "gift for men" means what is for everyone, too.
      const least = requirements.every(({ about }) => about === 'person') ? 1 : SURE;
      const scored = entries.map((entry) => {
        const met = requirements.map(({ matches }) => matches.get(entry.id) ?? 0);
        const points = requirements.reduce(
          (sum, { about }, at) => sum + WEIGHTS[about] * (met[at] ?? 0),
          0,
        );
        return {
          id: entry.id,
          isSure: met.every((quality) => quality >= least),
          share: points / total,
          score: points + bonusOf(entry, mostSold),
        };
      });
      const sorted = scored.toSorted((one, other) => other.score - one.score);
      const sure = sorted.filter(({ isSure }) => isSure);
      const found = sure.length > 0 ? sure : closest(sorted);
      return { ids: found.map(({ id }) => id), areWeak: sure.length === 0 && found.length > 0 };
    },
  };
}

function closest<Scored extends { share: number }>(sorted: readonly Scored[]): Scored[] {
  const best = Math.max(0, ...sorted.map(({ share }) => share));
  const least = Math.max(LEAST_SHARE, best * LEAST_OF_BEST);
  return sorted.filter(({ share }) => share >= least).slice(0, MOST_WEAK);
}

function bonusOf({ available, soldScore }: CatalogueEntry, mostSold: number): number {
  return POPULAR * (soldScore / mostSold) - (available === 'sold-out' ? SOLD_OUT : 0);
}

function priced(entries: readonly CatalogueEntry[], limit: PriceLimit): Requirement {
  const matches = matchesOf(entries, ({ price }) => (isWithin(limit, price) ? 1 : 0));
  return { about: 'price', matches };
}

function inSize(entries: readonly CatalogueEntry[], size: string): Requirement {
  const hasSize = ({ sizes = [] }: CatalogueEntry) =>
    sizes.some((one) => one.toUpperCase() === size);
  return { about: 'size', matches: matchesOf(entries, (entry) => (hasSize(entry) ? 1 : 0)) };
}
