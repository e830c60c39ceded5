import { styled } from '@mui/material/styles';

import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/addresses/paths.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/page-states.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { SelectAllCheckbox } from '#ui/lists/selection-checkboxes.tsx';
import { useSelection } from '#ui/lists/selection.ts';

import { adminProductsTexts } from '../admin-products-texts.ts';
import { bulkTexts } from '../bulk-texts.ts';
import type { useProductResults } from '../state/use-product-results.ts';
import { ProductBulkBar } from './product-bulk-bar.tsx';
import { ProductCards } from './product-cards.tsx';

interface ProductResultsProps {
  results: ReturnType<typeof useProductResults>;
  isFiltered: boolean;
  onChanged: () => Promise<void>;
}

export function ProductResults({ results, isFiltered, onChanged }: ProductResultsProps) {
  const { shown, filter, hasMore, isSearching, failure, tryAgain } = results;
  const texts = useTexts(adminProductsTexts);
  const bulk = useTexts(bulkTexts);
  const selection = useSelection(shown.map(({ _id }) => _id));
  const isEmpty = shown.length === 0 && !isSearching && failure === null;
  return (
    <>
      {shown.length > 0 && (
        <All>
          <SelectAllCheckbox selection={selection} count={shown.length} />
          <span aria-hidden>{bulk.chooseAll}</span>
        </All>
      )}
      <ProductBulkBar
        products={shown}
        selection={selection}
        filter={filter}
        hasMore={hasMore}
        onDone={() => void onChanged()}
      />
      {shown.length > 0 && (
        <ProductCards products={shown} selection={selection} onChanged={onChanged} />
      )}
      {isSearching && <Spinner label={texts.loading} />}
      {failure !== null && <SearchError failure={failure} onTryAgain={tryAgain} />}
      {isEmpty && <NoProducts isFiltered={isFiltered} />}
    </>
  );
}

function SearchError({ failure, onTryAgain }: { failure: string; onTryAgain: () => void }) {
  const texts = useTexts(adminProductsTexts);
  return (
    <Notice tone="error" title={failure || texts.searchFailed}>
      <Button onClick={onTryAgain}>{texts.tryAgain}</Button>
    </Notice>
  );
}

function NoProducts({ isFiltered }: { isFiltered: boolean }) {
  const texts = useTexts(adminProductsTexts);
  return (
    <EmptyState
      title={texts.noneTitle}
      action={<ButtonLink to={paths.adminAddProduct}>{texts.addProduct}</ButtonLink>}
    >
      {isFiltered ? texts.noneSearched : texts.noneYet}
    </EmptyState>
  );
}

const All = styled('label')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: theme.vars.shop.target,
  marginBottom: theme.spacing(1),
  cursor: 'pointer',
}));
