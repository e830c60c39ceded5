import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

import { useServerQuery, type ServerQuery } from './server-state.ts';
import { useDebounced } from './use-debounced.ts';

/** The query of a search for some words. */
export type FindQuery<Found> = (words: string) => ServerQuery<readonly Found[]>;

/** `name` tells its results from those of other searches. */
export function searchQuery<Found>(
  name: string,
  find: (words: string) => Promise<readonly Found[]>,
): FindQuery<Found> {
  return (words) => ({ queryKey: ['search', name, words], queryFn: () => find(words) });
}

interface SearchState<Found> {
  /** undefined before the first answer */
  found: readonly Found[] | undefined;
  hasFailed: boolean;
  clear: () => void;
}

const PAUSE_MS = 250;

/** Searches for what is typed, once it rests; never shows the results of other words. */
export function useSearch<Found>(
  typed: string,
  find: FindQuery<Found>,
  min = 1,
): SearchState<Found> {
  const words = typed.trim();
  const settled = useDebounced(words, PAUSE_MS, '');
  const [cleared, setCleared] = useState('');
  // The same words may be typed again.
  if (cleared !== '' && cleared !== words) setCleared('');
  const isCurrent = words === settled && words.length >= min && words !== cleared;
  const query = useServerQuery(find(settled), { enabled: isCurrent });
  const shown = isCurrent ? resultsOf(query) : { found: undefined, hasFailed: false };
  return { ...shown, clear: () => setCleared(words) };
}

function resultsOf<Found>({
  data,
  isError,
}: Pick<UseQueryResult<readonly Found[]>, 'data' | 'isError'>) {
  return { found: data ?? (isError ? [] : undefined), hasFailed: isError };
}
