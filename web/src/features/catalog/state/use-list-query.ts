import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

import { selectCategory } from '@kargha/domain/categories';

import { KEEP_PLACE } from '#lib/keep-place.ts';

import { SORTS, type ListQuery, type Sort } from './product-list.ts';

interface ListQueryControls {
  query: ListQuery;
  /** Names this query among others, for what is remembered per list. */
  key: string;
  setCategory: (category: string) => void;
  setSearch: (search: string) => void;
  setSort: (sort: Sort) => void;
}

/** The list's query, which lives in the address: links lead to it, and Back returns to it. */
export function useListQuery(): ListQueryControls {
  const [params, setParams] = useSearchParams();

  const query = useMemo(
    (): ListQuery => ({
      category: selectCategory(
        params.get('category'),
        params.get('sub') ?? params.get('collection'),
      ),
      search: params.get('search') ?? '',
      sort: SORTS.find((sort) => sort === params.get('sort')) ?? 'newest',
    }),
    [params],
  );

  function change(changes: Record<string, string>, replace: boolean) {
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === '') after.delete(name);
          else after.set(name, value);
        }
        return after;
      },
      { replace, state: KEEP_PLACE },
    );
  }

  return {
    query,
    key: [query.category.value, query.search, query.sort].join('|'),
    setCategory: (category) =>
      change({ category: category === 'all' ? '' : category, sub: '', collection: '' }, false),
    // Every keystroke as a step of history would bury the page before.
    setSearch: (search) => change({ search }, true),
    setSort: (sort) => change({ sort: sort === 'newest' ? '' : sort }, false),
  };
}
