import { useState, type ReactNode } from 'react';

import { FACETS } from '@kargha/domain/catalogue/facet-choice';
import type { CardProduct } from '@kargha/domain/catalogue/card-product';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { styled } from '#ui/theme/styled.ts';

import { catalogTexts } from '../../catalog-texts.ts';
import { listedSort, useListQuery } from '../state/use-list-query.ts';
import { Discount } from './discount.tsx';
import { ListControls } from './list-controls.tsx';
import { CountLine } from './count-line.tsx';
import { ProductGridSkeleton } from './product-grid.tsx';
import { ProductList } from './product-list.tsx';

const FacetPanel = lazyComponent(async () => (await import('./facet-panel.tsx')).FacetPanel, {
  fallback: <div />,
  onError: 'in-place',
});
const SearchResults = lazyComponent(
  async () => (await import('../../search/components/search-results.tsx')).SearchResults,
  {
    fallback: <ListSkeleton />,
    onError: 'in-place',
  },
);

interface CatalogueViewProps {
  card: (product: CardProduct, isFirst: boolean) => ReactNode;
}

export function CatalogueView({ card }: CatalogueViewProps) {
  const texts = useTexts(catalogTexts);
  const controls = useListQuery();
  const { query, key } = controls;
  const sort = listedSort(query);
  const [isPanelOpen, setIsPanelOpen] = useState(false);
  const chosen = FACETS.reduce((count, facet) => count + query.facets[facet].length, 0);

  return (
    <>
      <ListControls controls={controls} />
      <Tools>
        <Button
          aria-expanded={isPanelOpen}
          onPointerEnter={() => void FacetPanel.preload()}
          onClick={() => setIsPanelOpen(!isPanelOpen)}
        >
          {chosen > 0 ? texts.filtersChosen(chosen) : texts.filters}
        </Button>
        <Discount on={{ list: query.category }} />
      </Tools>
      <Columns data-with-panel={isPanelOpen || undefined}>
        {isPanelOpen && <FacetPanel controls={controls} onClose={() => setIsPanelOpen(false)} />}
        <div>
          {sort ? (
            <ProductList category={query.category} sort={sort} listKey={key} card={card} />
          ) : (
            <SearchResults controls={controls} card={card} />
          )}
        </div>
      </Columns>
    </>
  );
}

function ListSkeleton() {
  const texts = useTexts(catalogTexts);
  return (
    <>
      <CountLine role="status">{texts.loading}</CountLine>
      <ProductGridSkeleton />
    </>
  );
}

const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  marginBottom: theme.spacing(2),
  '& > button': { flex: 'none' },
}));

const Columns = styled('div')(({ theme }) => ({
  '& > *': { minWidth: 0 },
  [theme.breakpoints.up('md')]: {
    '&[data-with-panel]': {
      display: 'grid',
      gridTemplateColumns: '232px minmax(0, 1fr)',
      gap: theme.spacing(4),
      alignItems: 'start',
    },
    '&[data-with-panel] ul[aria-label]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
}));
