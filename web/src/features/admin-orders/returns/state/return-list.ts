import { COLLECTIONS } from '@kargha/domain/records/collections';
import type { ReturnState } from '@kargha/domain/orders/return';
import { canFollowChanges, usePages } from '#lib/reading/use-pages.ts';
import { useUrlFilter } from '#lib/reading/use-url-filter.ts';

import { readReturns } from '../data/read-returns.ts';
import { useCollectionChanges } from '../../state/use-collection-changes.ts';

/** States of each view; an empty list means any. `exchanges` waits for a replacement, in any state. */
const STATES_BY_VIEW = {
  all: [],
  requested: ['requested'],
  coming: ['approved', 'picked_up'],
  arrived: ['received'],
  exchanges: [],
  closed: ['rejected', 'refunded', 'exchanged'],
} as const satisfies Record<string, readonly ReturnState[]>;

export type ReturnView = keyof typeof STATES_BY_VIEW;
export const RETURN_VIEWS = Object.keys(STATES_BY_VIEW) as ReturnView[];

export const ALL_RETURNS = { view: 'all' };

const PER_PAGE = 50;

export function useReturnList() {
  const [{ view: typed }, change] = useUrlFilter(ALL_RETURNS);
  const view = RETURN_VIEWS.find((known) => known === typed) ?? 'all';
  const list = usePages({
    read: (filter: { view: ReturnView }, cursor) =>
      readReturns(
        { states: STATES_BY_VIEW[filter.view], isExchange: filter.view === 'exchanges' },
        cursor,
      ),
    filter: { view },
    queryKey: ['return-list'],
  });

  const changes = useCollectionChanges(COLLECTIONS.returns, () => {
    if (canFollowChanges(list, PER_PAGE)) list.reload();
  });

  return { list, filter: { view }, change, changes };
}
