import MiniSearch from 'minisearch';

import type { CatalogueEntry } from '@kargha/domain/catalogue/catalogue-index';
import { findCategory, findCollection } from '@kargha/domain/catalogue/categories';
import { canonicalSpelling, wordsOf } from '@kargha/domain/catalogue/search-words';

import { allWordsFor, plainHindi } from './hindi-search-words.ts';

/** Looks through the catalogue for words. */
export interface SearchEngine {
  /** Ids of what answers the words, best first. Nothing for words that are no words. */
  find: (typed: string) => string[];
}

/** From here on one slip of the finger is forgiven, from eight letters on two. */
const FUZZY_FROM_LENGTH = 4;
const TYPOS_PER_LETTER = 0.2;
const MAX_TYPOS = 2;
const PREFIX_FROM_LENGTH = 2;

/**
 * Builds the engine: it knows other spellings of a word and its names in Hindi, beginnings of words, and forgives slips. Every word must be
 * answered; when no product answers all of them, those that answer any come instead.
 */
export function createSearchEngine(entries: readonly CatalogueEntry[]): SearchEngine {
  const index = new MiniSearch<CatalogueEntry>({
    fields: ['title', 'words', 'category', 'region'],
    extractField: (entry, name) => (name === 'id' ? entry.id : fieldText(entry, name)),
    tokenize: wordsOf,
    processTerm: allWordsFor,
  });
  index.addAll(entries);
  const search = (typed: string, combineWith: 'AND' | 'OR') =>
    index.search(typed, {
      combineWith,
      processTerm: (word) => plainHindi(canonicalSpelling(word)),
      boost: { title: 3, words: 1.5 },
      prefix: (word) => word.length >= PREFIX_FROM_LENGTH,
      fuzzy: (word) => (word.length >= FUZZY_FROM_LENGTH ? TYPOS_PER_LETTER : false),
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
  if (field === 'words') return [entry.words, ...entry.fabrics, entry.weave].join(' ');
  return field === 'region' ? entry.region : availableProductsOf(entry);
}

function availableProductsOf({ category, collection }: CatalogueEntry): string {
  const labels = [findCategory(category)?.label, findCollection(category, collection)?.label];
  return [...labels, collection].join(' ');
}
