import { useEffect, useState } from 'react';

import { findThings, type FoundThing } from '../data/found-things.ts';

export type { FoundThing } from '../data/found-things.ts';

/** A place of the back office, as the palette lists it. */
export interface KnownPlace {
  path: string;
  label: string;
}

interface Search {
  typed: string;
  things: readonly FoundThing[];
  hasFailed: boolean;
}

const NOTHING: Search = { typed: '', things: [], hasFailed: false };
/** Fewer letters would find everything. */
const LEAST = 2;
const REST_MS = 250;

/** What fits to what was typed: places at once, orders and products as soon as the server has answered. */
export function useFoundThings(typed: string, places: readonly KnownPlace[]) {
  const wanted = typed.trim();
  const [search, setSearch] = useState(NOTHING);

  useEffect(() => {
    if (wanted.length < LEAST) return undefined;
    let isWanted = true;
    const timer = setTimeout(() => {
      findThings(wanted).then(
        (things) => isWanted && setSearch({ typed: wanted, things, hasFailed: false }),
        () => isWanted && setSearch({ typed: wanted, things: [], hasFailed: true }),
      );
    }, REST_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [wanted]);

  const isAnswered = search.typed === wanted;
  const fitting = places.filter(({ label }) => label.toLowerCase().includes(wanted.toLowerCase()));
  return {
    things: [...fitting.map(asThing), ...(isAnswered ? search.things : [])],
    isSearching: wanted.length >= LEAST && !isAnswered,
    hasFailed: isAnswered && search.hasFailed,
  };
}

function asThing({ path, label }: KnownPlace): FoundThing {
  return { kind: 'place', path, label, hint: '' };
}
