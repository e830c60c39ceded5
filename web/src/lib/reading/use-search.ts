import { useEffect, useState } from 'react';

interface SearchState<Result> {
  /** undefined before the first answer */
  found: readonly Result[] | undefined;
  hasFailed: boolean;
  clear: () => void;
}

interface SearchAnswer<Result> extends Pick<SearchState<Result>, 'hasFailed'> {
  query: string;
  results: readonly Result[];
}

const DEBOUNCE_MS = 250;

/** Drops answers to an older query. `find` must be stable. */
export function useSearch<Result>(
  typed: string,
  find: (query: string) => Promise<readonly Result[]>,
  min = 1,
): SearchState<Result> {
  const [answer, setAnswer] = useState<SearchAnswer<Result>>();
  const query = typed.trim();
  const isSearchable = query.length >= min;

  useEffect(() => {
    if (!isSearchable) return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      find(query).then(
        (results) => isCurrent && setAnswer({ query, results, hasFailed: false }),
        () => isCurrent && setAnswer({ query, results: [], hasFailed: true }),
      );
    }, DEBOUNCE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [query, isSearchable, find]);

  const current = isSearchable && answer?.query === query ? answer : undefined;
  return {
    found: current?.results,
    hasFailed: current?.hasFailed ?? false,
    clear: () => setAnswer(undefined),
  };
}
