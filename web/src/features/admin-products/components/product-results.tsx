import { styled } from '@mui/material/styles';
import { useState } from 'react';

import type { Product } from '@kargha/domain/catalogue/product';
import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/addresses/paths.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { EmptyState } from '#ui/feedback/page-states.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { SelectAllCheckbox } from '#ui/lists/selection-checkboxes.tsx';
import { useSelection, type Selection } from '#ui/lists/selection.ts';

import { adminProductsTexts } from '../admin-products-texts.ts';
import { bulkTexts } from '../bulk-texts.ts';
import { useProductActions } from '../state/use-product-actions.ts';
import type { useProductResults } from '../state/use-product-results.ts';
import { AdminProductCard } from './admin-product-card.tsx';
import { ProductBulkBar } from './product-bulk-bar.tsx';

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

const DeleteProductDialog = lazyComponent(
  async () => (await import('./delete-product-dialog.tsx')).DeleteProductDialog,
  {
    onError: 'over',
  },
);

interface ProductCardsProps {
  products: readonly Product[];
  selection: Selection;
  onChanged: () => Promise<void>;
}

function ProductCards({ products, selection, onChanged }: ProductCardsProps) {
  const [productToDelete, setProductToDelete] = useState<Product>();
  const actions = useProductActions(onChanged);

  function runAndClose(action: (product: Product) => Promise<void>) {
    if (productToDelete) void action(productToDelete);
    setProductToDelete(undefined);
  }

  return (
    <>
      <Grid>
        {products.map((product) => (
          <li key={product._id}>
            <AdminProductCard
              product={product}
              selection={selection}
              isBusy={actions.busyId === product._id}
              onToggle={() => void actions.toggle(product)}
              onDelete={() => setProductToDelete(product)}
            />
          </li>
        ))}
      </Grid>
      {productToDelete && (
        <DeleteProductDialog
          product={productToDelete}
          onClose={() => setProductToDelete(undefined)}
          onArchive={() => runAndClose(actions.archive)}
          onDelete={() => runAndClose(actions.remove)}
        />
      )}
    </>
  );
}

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));

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
