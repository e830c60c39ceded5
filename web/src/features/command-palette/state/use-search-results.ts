import { searchQuery, useSearch } from '#lib/reading/use-search.ts';
import { useCan } from '#session/state/permissions.ts';

import { searchEverything, type SearchResult } from '../data/search-api.ts';

export type { SearchResult } from '../data/search-api.ts';

export interface NavItem {
  path: string;
  label: string;
}

/** Shorter queries match too much. */
const MIN_QUERY_LENGTH = 2;

export function useSearchResults(text: string, items: readonly NavItem[]) {
  const can = useCan();
  const search = searchQuery('everything', (words) => searchEverything(words, can));
  const { found, hasFailed } = useSearch(text, search, MIN_QUERY_LENGTH);
  const query = text.trim();
  const matches = items.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()));
  return {
    results: [...matches.map(toResult), ...(found ?? [])],
    isSearching: query.length >= MIN_QUERY_LENGTH && !found,
    hasFailed,
  };
}

function toResult({ path, label }: NavItem): SearchResult {
  return { kind: 'page', path, label, hint: '' };
}
