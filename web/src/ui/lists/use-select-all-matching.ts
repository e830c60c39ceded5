import { useState } from 'react';

import { useAction } from '../toasts/use-action.ts';
import type { Selection } from './selection.ts';

/** All rows that matched a filter when they were selected. */
export interface AllMatching<Filter> {
  filter: Filter;
  count: number;
  until: Date;
}

export interface SelectAllOptions<Filter> {
  filter: Filter;
  selection: Selection;
  shown: number;
  hasMore: boolean;
  max: number;
  /** Counts the matching rows and says when. */
  count: (filter: Filter) => Promise<{ count: number; until: Date }>;
}

export interface SelectAllState {
  everything: { count: number } | undefined;
  canChooseMore: boolean;
  isTooMuch: boolean;
  max: number;
  isBusy: boolean;
  choose: () => Promise<boolean>;
}

/** Another filter or an unticked row clears the selection of all matching rows. */
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
