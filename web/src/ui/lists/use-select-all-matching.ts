import { useState } from 'react';

import { useAction } from '../toasts/use-action.ts';
import type { Selection } from './selection.ts';

/** All rows that a filter leaves, as they were when somebody chose them. */
export interface AllMatching<Filter> {
  filter: Filter;
  count: number;
  /** ISO 8601 */
  until: string;
}

export interface SelectAllOptions<Filter> {
  filter: Filter;
  selection: Selection;
  /** how many rows are shown */
  shown: number;
  /** the filter leaves more rows than are shown */
  hasMore: boolean;
  /** how many one go may have */
  max: number;
  /** How many rows the filter leaves now, and when that was. */
  count: (filter: Filter) => Promise<{ count: number; until: string }>;
}

/** What a bulk bar shows of it. */
export interface SelectAllState {
  everything: { count: number } | undefined;
  canChooseMore: boolean;
  isTooMuch: boolean;
  max: number;
  isBusy: boolean;
  choose: () => Promise<boolean>;
}

/**
 * All rows that match, once somebody has said so; another filter chooses nothing. Whoever takes one tick away means the
 * rows that are ticked.
 */
export function useSelectAllMatching<Filter extends object>(options: SelectAllOptions<Filter>) {
  const { filter, selection, shown, hasMore, max, count } = options;
  const [chosen, setChosen] = useState<AllMatching<Filter>>();
  const { isBusy, start: choose } = useAction(async () => {
    setChosen({ ...(await count(filter)), filter });
  });
  const isAllTicked = shown > 0 && selection.chosen.length === shown;
  const isOfFilter = JSON.stringify(chosen?.filter) === JSON.stringify(filter);
  const everything = isAllTicked && isOfFilter ? chosen : undefined;
  return {
    everything,
    canChooseMore: isAllTicked && hasMore && !everything,
    isTooMuch: everything !== undefined && everything.count > max,
    max,
    isBusy,
    choose,
    forget: () => setChosen(undefined),
  };
}
