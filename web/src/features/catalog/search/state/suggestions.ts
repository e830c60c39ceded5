import type { CatalogueEntry } from '@kargha/domain/catalogue/catalogue-index';
import { CATEGORIES } from '@kargha/domain/catalogue/categories';
import { productPath, productsPath } from '#lib/addresses/paths.ts';

import type { Catalogue } from './catalogue-index.ts';
import { labelWords, namesOf, searchWords } from './search-names.ts';

export interface Suggestion {
  kind: 'category' | 'craft' | 'product';
  label: string;
  path: string;
  entry?: CatalogueEntry;
}

const MAX_CATEGORIES = 3;
const MAX_CRAFTS = 3;
const MAX_PRODUCTS = 5;

/** Categories, crafts and products that match the text so far, in this order. */
export function suggestionsFor(typed: string, { entries, engine }: Catalogue): Suggestion[] {
  const words = searchWords(typed);
  if (words.length === 0) return [];
  const fits = ({ label }: Suggestion) => matchesLabel(label, words);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const products = engine
    .find(typed)
    .ids.slice(0, MAX_PRODUCTS)
    .flatMap((id) => byId.get(id) ?? [])
    .map(productSuggestion);
  return [
    ...CATEGORY_SUGGESTIONS.filter(fits).slice(0, MAX_CATEGORIES),
    ...craftsOf(entries).filter(fits).slice(0, MAX_CRAFTS),
    ...products,
  ];
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

function productSuggestion(entry: CatalogueEntry): Suggestion {
  return { kind: 'product', label: entry.title, path: productPath(entry.slug || entry.id), entry };
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
