import type { CatalogueEntry } from '@kargha/domain/catalogue/catalogue-index';
import { CATEGORIES, findCollection } from '@kargha/domain/catalogue/categories';
import type { Sentence } from '@kargha/domain/messages/sentence';
import { productPath, productsPath } from '#lib/addresses/paths.ts';

import type { Catalogue } from './catalogue-index.ts';
import { labelWords, namesOf, searchWords } from './search-names.ts';

export interface Suggestion {
  kind: 'category' | 'craft' | 'product' | 'phrase' | 'popular' | 'recent';
  label: string;
  path: string;
  entry?: CatalogueEntry;
}

const MAX_CATEGORIES = 3;
const MAX_CRAFTS = 3;
const MAX_PHRASES = 3;
const MAX_PRODUCTS = 5;
const MAX_REMEMBERED = 2;
/** A phrase for one product is no help: the product is suggested. */
const LEAST_FOUND = 2;

export interface Remembered {
  recent: readonly string[];
  popular: readonly string[];
}

/** Recent and popular searches that begin with the text so far, each once. */
export function rememberedSuggestions(
  typed: string,
  { recent, popular }: Remembered,
): Suggestion[] {
  const begun = typed.trim().toLowerCase();
  const known = new Set(recent);
  return [
    ...recent.map((words) => ({ kind: 'recent' as const, words })),
    ...popular
      .filter((words) => !known.has(words))
      .map((words) => ({ kind: 'popular' as const, words })),
  ]
    .filter(({ words }) => words.toLowerCase().startsWith(begun))
    .map(({ kind, words }) => ({ kind, label: words, path: productsPath({ search: words }) }));
}

export interface SuggestionSources extends Remembered {
  catalogue: Catalogue;
  translate: (sentence: Sentence) => string;
}

/** Searches, categories, crafts, phrases and products that match the text so far, in this order. */
export function suggestionsFor(typed: string, sources: SuggestionSources): Suggestion[] {
  const words = searchWords(typed);
  if (words.length === 0) return [];
  const { catalogue } = sources;
  const fits = ({ label }: Suggestion) => matchesLabel(label, words);
  const found = [
    ...rememberedSuggestions(typed, sources).slice(0, MAX_REMEMBERED),
    ...CATEGORY_SUGGESTIONS.filter(fits).slice(0, MAX_CATEGORIES),
    ...craftsOf(catalogue.entries).filter(fits).slice(0, MAX_CRAFTS),
    ...phraseSuggestions(words, sources),
    ...productSuggestions(typed, catalogue),
  ];
  return found.filter(({ path }, at) => found.findIndex((one) => one.path === path) === at);
}

const CATEGORY_SUGGESTIONS: readonly Suggestion[] = CATEGORIES.flatMap(
  ({ value: category, label, collections }) => [
    { kind: 'category' as const, label, path: productsPath({ category }) },
    ...collections.map((collection) => ({
      kind: 'category' as const,
      label: collection.label,
      path: productsPath({ category, sub: collection.value }),
    })),
  ],
);

function craftsOf(entries: readonly CatalogueEntry[]): Suggestion[] {
  const craft = (facet: 'weave' | 'region' | 'fabric') => (value: string) => ({
    kind: 'craft' as const,
    label: value,
    path: `${productsPath()}?${new URLSearchParams({ [facet]: value }).toString()}`,
  });
  const named = (values: string[]) => [...new Set(values)].filter((value) => value !== '');
  return [
    ...named(entries.map(({ weave }) => weave)).map(craft('weave')),
    ...named(entries.map(({ region }) => region)).map(craft('region')),
    ...named(entries.flatMap(({ fabrics }) => fabrics)).map(craft('fabric')),
  ];
}

/** In the language of the shop, if the search understands it so. */
function phraseSuggestions(words: readonly string[], sources: SuggestionSources): Suggestion[] {
  const { catalogue, translate } = sources;
  const isUseful = (text: string) => {
    const { ids, areWeak } = catalogue.engine.find(text);
    return !areWeak && ids.length >= LEAST_FOUND;
  };
  const suggestions = new Array<Suggestion>();
  for (const [property, kind] of phrasesIn(catalogue.entries)) {
    if (suggestions.length === MAX_PHRASES) break;
    const english = `${property} ${kind.toLowerCase()}`;
    if (!matchesLabel(english, words)) continue;
    const translated = `${translate(property)} ${translate(kind).toLowerCase()}`;
    const text = [translated, english].find(isUseful);
    if (text === undefined) continue;
    suggestions.push({ kind: 'phrase', label: text, path: productsPath({ search: text }) });
  }
  return suggestions;
}

function productSuggestions(typed: string, { entries, engine }: Catalogue): Suggestion[] {
  const { ids, areWeak } = engine.find(typed);
  if (areWeak) return [];
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return ids
    .slice(0, MAX_PRODUCTS)
    .flatMap((id) => byId.get(id) ?? [])
    .map((entry) => ({
      kind: 'product',
      label: entry.title,
      path: productPath(entry.slug || entry.id),
      entry,
    }));
}

/** True when every typed word starts a word of the label, in any spelling or in Hindi. */
function matchesLabel(label: string, words: readonly string[]): boolean {
  const inLabel = wordsOfLabel(label);
  return words.every((word) =>
    [word, ...namesOf(word)].some((typed) => inLabel.some((one) => one.startsWith(typed))),
  );
}

/** Cache: labels are compared on every keystroke. */
const WORDS_OF_LABELS = new Map<string, readonly string[]>();

function wordsOfLabel(label: string): readonly string[] {
  const known = WORDS_OF_LABELS.get(label);
  if (known) return known;
  const found = labelWords(label);
  WORDS_OF_LABELS.set(label, found);
  return found;
}

/** A colour, fibre or craft and a kind of thing: `['Cotton', 'Saree']`. */
type Phrase = readonly [property: string, kind: string];

/** Cache: phrases are the same until the catalogue changes. */
const PHRASES_OF_CATALOGUES = new WeakMap<readonly CatalogueEntry[], readonly Phrase[]>();

/** What can be asked of this catalogue, most products first. Facets of two colours are left out. */
function phrasesIn(entries: readonly CatalogueEntry[]): readonly Phrase[] {
  const phrases = PHRASES_OF_CATALOGUES.get(entries) ?? countedPhrases(entries);
  PHRASES_OF_CATALOGUES.set(entries, phrases);
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
