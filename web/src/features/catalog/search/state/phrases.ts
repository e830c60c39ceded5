import type { CatalogueEntry } from '@kargha/domain/catalogue/catalogue-index';
import { findCollection } from '@kargha/domain/catalogue/categories';

/** A colour, fibre or craft and a kind of thing: `['Cotton', 'Saree']`. */
export type Phrase = readonly [property: string, kind: string];

const known = new WeakMap<readonly CatalogueEntry[], readonly Phrase[]>();

/** What can be asked of this catalogue, most products first. Facets of two colours are left out. */
export function phrasesIn(entries: readonly CatalogueEntry[]): readonly Phrase[] {
  const phrases = known.get(entries) ?? countedPhrases(entries);
  known.set(entries, phrases);
  return phrases;
}

function countedPhrases(entries: readonly CatalogueEntry[]): readonly Phrase[] {
  const counts = new Map<string, { phrase: Phrase; count: number }>();
  for (const phrase of entries.flatMap(phrasesOf)) {
    const key = phrase.join(' ');
    counts.set(key, { phrase, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  const sorted = [...counts.values()].toSorted((one, other) => other.count - one.count);
  return sorted.filter(({ count }) => count > 1).map(({ phrase }) => phrase);
}

function phrasesOf({ category, collection, fabrics, weave, colours }: CatalogueEntry): Phrase[] {
  const kind = findCollection(category, collection)?.label;
  if (kind === undefined) return [];
  return [...fabrics, weave, ...colours]
    .filter((property) => property !== '' && !property.includes(' and '))
    .map((property) => [property, kind]);
}
