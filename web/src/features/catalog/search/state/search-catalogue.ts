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
  /** True when no product is all that the search states; these come closest. */
  areWeak: boolean;
}

/** Filters and sorts the index by `query`. @param engine left out when there is no search text */
export function searchCatalogue(
  index: readonly CatalogueEntry[],
  query: ListQuery,
  engine: SearchEngine | undefined,
): CatalogueMatches {
  const { collections } = query.category;
  const chosen = knownChoice(index, query.facets);
  const { found, areWeak } = matching(index, query.search, engine);
  const inCategory = found.filter(
    ({ collection }) => collections.length === 0 || collections.includes(collection),
  );
  const filtered = withFacets(inCategory, chosen);
  const entries = query.sort === 'best' ? filtered : filtered.toSorted(ORDERS[query.sort]);
  const counts = Object.fromEntries(
    FACETS.map((facet) => [facet, facetCounts(inCategory, chosen, facet)]),
  ) as Record<Facet, FacetCount[]>;
  return { entries, counts, chosen, areWeak };
}

/** Best match first. A search of punctuation only matches everything. */
function matching(
  index: readonly CatalogueEntry[],
  search: string,
  engine: SearchEngine | undefined,
): { found: readonly CatalogueEntry[]; areWeak: boolean } {
  if (!engine || !/[\p{L}\p{N}]/u.test(search)) return { found: index, areWeak: false };
  const byId = new Map(index.map((entry) => [entry.id, entry]));
  const { ids, areWeak } = engine.find(search);
  return { found: ids.flatMap((id) => byId.get(id) ?? []), areWeak };
}
