import type { CatalogueEntry } from '@kargha/domain/catalogue/catalogue-index';
import { FACETS, type Facet, type FacetChoice } from '@kargha/domain/catalogue/facet-choice';
import {
  facetCounts,
  knownChoice,
  withFacets,
  type FacetCount,
} from '@kargha/domain/catalogue/facets';

import type { SearchEngine } from './search-engine.ts';
import { ORDERS } from '../../list/state/sorts.ts';
import type { ListQuery } from '../../list/state/use-list-query.ts';

export interface CatalogueMatches {
  entries: CatalogueEntry[];
  counts: Record<Facet, FacetCount[]>;
  /** The choice without values that no product has. */
  chosen: FacetChoice;
}

/** Filters and sorts the index by `query`. @param engine left out when there is no search text */
export function searchCatalogue(
  index: readonly CatalogueEntry[],
  query: ListQuery,
  engine: SearchEngine | undefined,
): CatalogueMatches {
  const { collections } = query.category;
  const chosen = knownChoice(index, query.facets);
  const inCategory = matching(index, query.search, engine).filter(
    ({ collection }) => collections.length === 0 || collections.includes(collection),
  );
  const filtered = withFacets(inCategory, chosen);
  const entries = query.sort === 'best' ? filtered : filtered.toSorted(ORDERS[query.sort]);
  const counts = Object.fromEntries(
    FACETS.map((facet) => [facet, facetCounts(inCategory, chosen, facet)]),
  ) as Record<Facet, FacetCount[]>;
  return { entries, counts, chosen };
}

/** Best match first. A search of punctuation only matches everything. */
function matching(
  index: readonly CatalogueEntry[],
  search: string,
  engine: SearchEngine | undefined,
): readonly CatalogueEntry[] {
  if (!engine || !/[\p{L}\p{N}]/u.test(search)) return index;
  const byId = new Map(index.map((entry) => [entry.id, entry]));
  return engine.find(search).flatMap((id) => byId.get(id) ?? []);
}
