import MiniSearch from 'minisearch';

import type { CatalogueEntry } from '@kargha/domain/catalogue/catalogue-index';
import { findCategory, findCollection } from '@kargha/domain/catalogue/categories';
import { canonicalSpelling, wordsOf } from '@kargha/domain/catalogue/search-words';

import { allWordsFor, plainHindi } from './hindi-search-words.ts';

export interface SearchEngine {
  /** Ids of the matches, best first. Empty when the text has no words. */
  find: (typed: string) => string[];
}

/** One typo is allowed from four characters on, two from eight. */
const FUZZY_FROM_LENGTH = 4;
const TYPOS_PER_CHARACTER = 0.2;
const MAX_TYPOS = 2;
const PREFIX_FROM_LENGTH = 2;

/**
 * Search that understands other spellings, Hindi names, prefixes and typos. Falls back to products that match any
 * word when none matches all.
 */
export function createSearchEngine(entries: readonly CatalogueEntry[]): SearchEngine {
  const index = new MiniSearch<CatalogueEntry>({
    fields: ['title', 'titleHindi', 'words', 'category', 'region'],
    extractField: (entry, name) => (name === 'id' ? entry.id : fieldText(entry, name)),
    tokenize: wordsOf,
    processTerm: allWordsFor,
  });
  index.addAll(entries);
  const search = (typed: string, combineWith: 'AND' | 'OR') =>
    index.search(typed, {
      combineWith,
      processTerm: (word) => plainHindi(canonicalSpelling(word)),
      boost: { title: 3, titleHindi: 3, words: 1.5 },
      prefix: (word) => word.length >= PREFIX_FROM_LENGTH,
      fuzzy: (word) => (word.length >= FUZZY_FROM_LENGTH ? TYPOS_PER_CHARACTER : false),
      maxFuzzy: MAX_TYPOS,
      weights: { prefix: 0.5, fuzzy: 0.2 },
    });
  return {
    find(typed) {
      const all = search(typed, 'AND');
      const found = all.length > 0 ? all : search(typed, 'OR');
      return found.map(({ id }) => String(id));
    },
  };
}

function fieldText(entry: CatalogueEntry, field: string): string {
  if (field === 'title') return entry.title;
  if (field === 'titleHindi') return entry.titleHindi ?? '';
  if (field === 'words') return [entry.words, ...entry.fabrics, entry.weave].join(' ');
  return field === 'region' ? entry.region : categoryText(entry);
}

function categoryText({ category, collection }: CatalogueEntry): string {
  const labels = [findCategory(category)?.label, findCollection(category, collection)?.label];
  return [...labels, collection].join(' ');
}
