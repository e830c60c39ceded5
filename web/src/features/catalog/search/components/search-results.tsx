import type { ReactNode } from 'react';

import { hasFacets, NO_FACETS, toggleFacet } from '@kargha/domain/catalogue/facet-choice';
import type { CardProduct } from '@kargha/domain/catalogue/card-product';
import { KEEP_PLACE } from '#lib/addresses/keep-place.ts';
import { useTexts } from '#lib/language/language.ts';
import { productsPath } from '#lib/addresses/paths.ts';
import { useResource } from '#lib/reading/resource.ts';

import { ButtonLink } from '#ui/controls/button.tsx';
import { styled } from '#ui/theme/styled.ts';

import { catalogTexts } from '../../catalog-texts.ts';
import { searchTexts } from '../../search-texts.ts';
import { catalogueIndex } from '../state/catalogue-index.ts';
import { searchCatalogue, type CatalogueMatches } from '../state/search-catalogue.ts';
import { useFinishedSearch } from '../state/use-finished-search.ts';
import { useAccessCodes } from '../../state/granted-products.ts';
import { useVisibleCount } from '../../list/state/use-visible-count.ts';
import type { ListQuery, useListQuery } from '../../list/state/use-list-query.ts';
import { useProductsById } from '../../state/use-products-by-id.ts';
import { FacetChips } from '../../list/components/facet-chips.tsx';
import { ListError } from '../../list/components/list-error.tsx';
import { CountLine } from '../../list/components/count-line.tsx';
import { ListFrame } from '../../list/components/list-frame.tsx';
import { CardSkeleton, ProductGridSkeleton } from '../../list/components/product-grid.tsx';

interface SearchResultsProps {
  controls: ReturnType<typeof useListQuery>;
  card: (product: CardProduct, isFirst: boolean) => ReactNode;
}

/** Pictures on the first screen of a phone are fetched first. */
const PRIORITY_PICTURES = 2;

export function SearchResults({ controls, card }: SearchResultsProps) {
  const texts = useTexts(catalogTexts);
  const ofSearch = useTexts(searchTexts);
  const catalogue = useResource(catalogueIndex, useAccessCodes());
  if (catalogue.status === 'failed') return <ListError message={catalogue.message} />;
  if (catalogue.status === 'loading') {
    return (
      <>
        <CountLine role="status">{texts.loading}</CountLine>
        <ProductGridSkeleton />
      </>
    );
  }
  const { entries, engine } = catalogue.data;
  const matches = searchCatalogue(entries, controls.query, engine);
  return (
    <>
      <FacetChips
        chosen={matches.chosen}
        onRemove={(facet, value) => controls.setFacets(toggleFacet(matches.chosen, facet, value))}
        onClear={() => controls.setFacets(NO_FACETS)}
      />
      {matches.areWeak && matches.entries.length > 0 && (
        <Closest role="status">{ofSearch.closest(controls.query.search.trim())}</Closest>
      )}
      <FinishedSearch query={controls.query} matches={matches} />
      <VisibleResults
        matches={matches}
        listKey={controls.key}
        card={card}
        elsewhere={<SearchAllCategories query={controls.query} />}
      />
    </>
  );
}

/** Filters narrow a search; only the search itself is remembered and counted. */
function FinishedSearch({ query, matches }: { query: ListQuery; matches: CatalogueMatches }) {
  const isNarrowed = hasFacets(query.facets) || query.category.value !== 'all';
  useFinishedSearch(isNarrowed ? '' : query.search, matches.entries.length > 0 && !matches.areWeak);
  return null;
}

function SearchAllCategories({ query }: { query: ListQuery }) {
  const texts = useTexts(searchTexts);
  const search = query.search.trim();
  if (search === '' || query.category.value === 'all') return null;
  return (
    <ButtonLink look="action" to={productsPath({ search })} state={KEEP_PLACE}>
      {texts.searchAllCategories(search)}
    </ButtonLink>
  );
}

interface VisibleResultsProps {
  matches: CatalogueMatches;
  /** Identifies the list, so that each list remembers how many products it shows. */
  listKey: string;
  card: SearchResultsProps['card'];
  elsewhere: ReactNode;
}

function VisibleResults({ matches, listKey, card, elsewhere }: VisibleResultsProps) {
  const texts = useTexts(catalogTexts);
  const [limit, showMore] = useVisibleCount(listKey);
  const ids = matches.entries.slice(0, limit).map(({ id }) => id);
  const { products, hasFailed, retry } = useProductsById(ids);
  const all = matches.entries.length - (ids.length - products.length);
  const next = limit < matches.entries.length ? showMore : undefined;
  return (
    <ListFrame
      shown={products.length}
      all={all}
      onMore={hasFailed ? retry : next}
      elsewhere={elsewhere}
      problem={hasFailed ? texts.failed : undefined}
    >
      {products.map((product, index) => (
        <li key={product?._id ?? index}>
          {product ? card(product, index < PRIORITY_PICTURES) : <CardSkeleton />}
        </li>
      ))}
    </ListFrame>
  );
}

const Closest = styled('p')(({ theme }) => ({
  margin: theme.spacing(0, 0, 2),
  padding: theme.spacing(1.25, 1.75),
  borderRadius: theme.vars.shop.radius.card,
  background: theme.vars.palette.shop.well,
  fontWeight: 500,
}));
