import type { CatalogueEntry } from '@kargha/domain/catalogue/catalogue-index';
import { findCategory, findCollection } from '@kargha/domain/catalogue/categories';
import { spellingsOf } from '@kargha/domain/catalogue/search-words';
import { wordsOf } from '@kargha/domain/catalogue/words';
import { COLLECTIONS } from '@kargha/domain/records/collections';

import { firestore } from '../../platform/firestore.ts';
import { publicEntries } from '../collections/collection-members.ts';
import { countedSearches, isMissed } from './counted-searches.ts';

const DAYS = 30;
const MOST_PHRASES = 8;
/** What one person repeats on one day is not popular. */
const LEAST_TIMES = 5;
const LEAST_DAYS = 2;

/**
 * Writes what many people search for and find to content/popular-searches. Every word must be one of the catalogue, so
 * that no one can place names or insults in the shop by searching for them.
 */
export async function publishPopularSearches(now: Date): Promise<void> {
  const [counted, entries] = await Promise.all([countedSearches(DAYS, now), publicEntries()]);
  const known = new Set(entries.flatMap(wordsOfEntry).flatMap(spellingsOf));
  const phrases = counted
    .filter((search) => search.times >= LEAST_TIMES && search.days >= LEAST_DAYS)
    .filter((search) => !isMissed(search))
    .filter(({ words }) => wordsOf(words).every((word) => known.has(word)))
    .slice(0, MOST_PHRASES)
    .map(({ words }) => words);
  await firestore()
    .collection(COLLECTIONS.content)
    .doc('popular-searches')
    .set({ phrases, updatedAt: now });
}

function wordsOfEntry(entry: CatalogueEntry): string[] {
  const { title, titleHindi = '', words, fabrics, weave, region, colours } = entry;
  const labels = [
    findCategory(entry.category)?.label ?? '',
    findCollection(entry.category, entry.collection)?.label ?? '',
  ];
  return wordsOf(
    [title, titleHindi, words, ...fabrics, weave, region, ...colours, ...labels].join(' '),
  );
}
