import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

import { selectCategory, type CategorySelection } from '@kargha/domain/catalogue/categories';
import { FACETS, hasFacets, type FacetChoice } from '@kargha/domain/catalogue/facet-choice';
import { KEEP_PLACE } from '#lib/addresses/keep-place.ts';

import { SORTS, type ListedSort, type Sort } from './sorts.ts';

export interface ListQuery {
  category: CategorySelection;
  search: string;
  /** `best` sorts by relevance; only with a search text. */
  sort: Sort | 'best';
  facets: FacetChoice;
}

interface ListQueryControls {
  query: ListQuery;
  key: string;
  setCategory: (category: string) => void;
  setSearch: (search: string) => void;
  setSort: (sort: ListQuery['sort']) => void;
  setFacets: (choice: FacetChoice) => void;
}

/** The query is in the URL, so that links and Back work. */
export function useListQuery(): ListQueryControls {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => readQuery(params), [params]);

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
    key: [query.category.value, query.search, query.sort, ...Object.values(query.facets)].join('|'),
    setCategory: (category) =>
      change({ category: category === 'all' ? '' : category, sub: '', collection: '' }, false),
    // Replaces the history entry: one entry per keystroke would bury the previous page.
    setSearch: (search) => change({ search }, true),
    setSort: (sort) => change({ sort: sort === defaultSort(query.search) ? '' : sort }, false),
    setFacets: (choice) =>
      change(
        Object.fromEntries(
          FACETS.map((facet) => [facet, choice[facet].map(escaped).join(SEPARATOR)]),
        ),
        false,
      ),
  };
}

const SEPARATOR = ',';

/** The names of makers may contain the separator. */
const ESCAPE = '%2C';
const escaped = (value: string) => value.replaceAll(SEPARATOR, ESCAPE);
const unescaped = (value: string) => value.replaceAll(ESCAPE, SEPARATOR);

const MAX_SEARCH_LENGTH = 100;

export function readQuery(params: URLSearchParams): ListQuery {
  const search = (params.get('search') ?? '').slice(0, MAX_SEARCH_LENGTH);
  const requested = params.get('sort');
  return {
    category: selectCategory(params.get('category'), params.get('sub') ?? params.get('collection')),
    search,
    sort: SORTS.find((sort) => sort === requested) ?? defaultSort(search),
    facets: readFacets(params),
  };
}

/** Undefined for what only the search index finds: searches, filtered lists and top rated. */
export function listedSort({ search, facets, sort }: ListQuery): ListedSort | undefined {
  if (search.trim() !== '' || hasFacets(facets)) return undefined;
  return sort === 'best' || sort === 'rating' ? undefined : sort;
}

function defaultSort(search: string): ListQuery['sort'] {
  return search.trim() === '' ? 'newest' : 'best';
}

function readFacets(params: URLSearchParams): FacetChoice {
  const chosen = FACETS.map((facet) => {
    const listed = (params.get(facet) ?? '').split(SEPARATOR);
    const values = listed.filter((value) => value !== '').map(unescaped);
    return [facet, [...new Set(values)]];
  });
  return Object.fromEntries(chosen) as FacetChoice;
}
