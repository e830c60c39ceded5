import { useSearch } from '#lib/reading/use-search.ts';

import { searchEverything, type SearchResult } from '../data/search-api.ts';

export type { SearchResult } from '../data/search-api.ts';

/** A place of the back office, as the palette lists it. */
export interface NavItem {
  path: string;
  label: string;
}

/** Fewer letters would find everything. */
const MIN_LETTERS = 2;

/** What fits to what was typed: places at once, orders and products as soon as the server has answered. */
export function useSearchResults(typed: string, items: readonly NavItem[]) {
  const { found, hasFailed } = useSearch(typed, searchEverything, MIN_LETTERS);
  const query = typed.trim();
  const matches = items.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()));
  return {
    results: [...matches.map(toResult), ...(found ?? [])],
    isSearching: query.length >= MIN_LETTERS && !found,
    hasFailed,
  };
}

function toResult({ path, label }: NavItem): SearchResult {
  return { kind: 'page', path, label, hint: '' };
}
