import MiniSearch, { type SearchOptions } from 'minisearch';

import type { CatalogueEntry } from '@kargha/domain/catalogue/catalogue-index';
import { findCategory, findCollection } from '@kargha/domain/catalogue/categories';

import type { Matches } from './matches.ts';
import { namesOf, searchWords } from './search-names.ts';

const FIELDS = {
  title: 1,
  titleHindi: 1,
  kind: 1,
  weave: 0.9,
  region: 0.9,
  words: 0.8,
  category: 0.6,
};
type Field = keyof typeof FIELDS;
/** A kind is in the title or is a collection; a tag names another thing like it. */
const KIND_TAG = 0.5;

/** How a typed word may differ from the word that is meant. */
export type Tolerance = Pick<SearchOptions, 'prefix' | 'fuzzy' | 'maxFuzzy'>;

export interface TextIndex {
  find: (word: string, tolerance?: Tolerance) => Matches;
  findInTitle: (word: string) => Matches;
  findKind: (name: string) => Matches;
}

export function createTextIndex(entries: readonly CatalogueEntry[]): TextIndex {
  const index = new MiniSearch<CatalogueEntry>({
    fields: Object.keys(FIELDS),
    extractField: (entry, name) => (name === 'id' ? entry.id : fieldText(entry, name as Field)),
    tokenize: searchWords,
    processTerm: (word) => word,
  });
  index.addAll(entries);

  function search(word: string, options: SearchOptions, qualityOf: (fields: Field[]) => number) {
    const found = index.search(word, { ...options, tokenize: (one) => [one] });
    return new Map(
      found.map(({ id, match }) => [String(id), qualityOf(Object.values(match).flat() as Field[])]),
    );
  }

  const bestField = (fields: Field[]) => Math.max(...fields.map((field) => FIELDS[field]));
  return {
    find: (word, tolerance = {}) => search(word, tolerance, bestField),
    findInTitle: (word) => search(word, { fields: ['title'] }, bestField),
    findKind: (name) =>
      search(name, { fields: ['title', 'kind', 'words'] }, (fields) =>
        fields.some((field) => field !== 'words') ? 1 : KIND_TAG,
      ),
  };
}

function fieldText(entry: CatalogueEntry, field: Field): string {
  if (field === 'kind') return kindText(entry);
  if (field === 'category') return findCategory(entry.category)?.label ?? '';
  return entry[field] ?? '';
}

/** The collection in the words of the shop and of shoppers. */
function kindText({ category, collection }: CatalogueEntry): string {
  const label = findCollection(category, collection)?.label ?? collection;
  return [label, ...searchWords(label).flatMap((word) => namesOf(word))].join(' ');
}
