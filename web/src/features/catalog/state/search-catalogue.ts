import type { CatalogueEntry } from '@kargha/domain/catalogue/catalogue-index';
import { FACETS, type Facet, type FacetChoice } from '@kargha/domain/catalogue/facet-choice';
import {
  facetCounts,
  knownChoice,
  withFacets,
  type FacetCount,
} from '@kargha/domain/catalogue/facets';

import type { SearchEngine } from './search-engine.ts';
import { ORDERS } from './sorts.ts';
import type { ListQuery } from './use-list-query.ts';

/** What a query finds in the catalogue index. */
export interface CatalogueMatches {
  /** In the order that was asked for. */
  entries: CatalogueEntry[];
  /** What could still be chosen, with counts. */
  counts: Record<Facet, FacetCount[]>;
  /** What is chosen, without values that no product has. */
  chosen: FacetChoice;
}

/**
 * The entries that answer `query`.
 * @param engine looks for its words; left out when it has none
 */
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

/** What answers the words, best first; signs that are no words ask for nothing. */
function matching(
  index: readonly CatalogueEntry[],
  search: string,
  engine: SearchEngine | undefined,
): readonly CatalogueEntry[] {
  if (!engine || !/[\p{L}\p{N}]/u.test(search)) return index;
  const byId = new Map(index.map((entry) => [entry.id, entry]));
  return engine.find(search).flatMap((id) => byId.get(id) ?? []);
}
