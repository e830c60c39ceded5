import { useSearch } from '#lib/reading/use-search.ts';

import { findThings, type FoundThing } from '../data/search-api.ts';

export type { FoundThing } from '../data/search-api.ts';

/** A place of the back office, as the palette lists it. */
export interface KnownPlace {
  path: string;
  label: string;
}

/** Fewer letters would find everything. */
const LEAST = 2;

/** What fits to what was typed: places at once, orders and products as soon as the server has answered. */
export function useFoundThings(typed: string, places: readonly KnownPlace[]) {
  const { found, hasFailed } = useSearch(typed, findThings, LEAST);
  const wanted = typed.trim();
  const fitting = places.filter(({ label }) => label.toLowerCase().includes(wanted.toLowerCase()));
  return {
    things: [...fitting.map(asThing), ...(found ?? [])],
    isSearching: wanted.length >= LEAST && !found,
    hasFailed,
  };
}

function asThing({ path, label }: KnownPlace): FoundThing {
  return { kind: 'place', path, label, hint: '' };
}
