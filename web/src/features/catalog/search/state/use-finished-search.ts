import { useEffect } from 'react';

import { loadModule } from '#lib/server/load-module.ts';

import { rememberSearch } from './recent-searches.ts';

/** The list follows each keystroke; a search is finished when its results have been looked at. */
const LOOK_MS = 2000;

/** Remembers a finished search in this browser, and counts it without the person. */
export function useFinishedSearch(search: string, isFound: boolean): void {
  useEffect(() => {
    const words = search.trim();
    if (words === '') return undefined;
    const look = setTimeout(() => {
      if (isFound) rememberSearch(words);
      void loadModule(import('../data/count-search.ts'))
        .then(({ countSearch }) => countSearch(words, isFound))
        .catch(() => undefined);
    }, LOOK_MS);
    return () => clearTimeout(look);
  }, [search, isFound]);
}
