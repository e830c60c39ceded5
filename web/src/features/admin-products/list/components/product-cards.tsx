import { useState } from 'react';

import type { Product } from '@kargha/domain/catalogue/product';
import { useTexts } from '#lib/language/language.ts';
import { May } from '#session/components/may.tsx';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { SelectAllCheckbox } from '#ui/lists/selection-checkboxes.tsx';
import type { Selection } from '#ui/lists/selection.ts';
import { styled } from '#ui/theme/styled.ts';

import { bulkTexts } from '../../bulk-texts.ts';
import { useProductActions } from '../state/use-product-actions.ts';
import { AdminProductCard } from './admin-product-card.tsx';

const DeleteProductDialog = lazyComponent(
  async () => (await import('./delete-product-dialog.tsx')).DeleteProductDialog,
  {
    onError: 'over',
  },
);

interface ProductCardsProps {
  products: readonly Product[];
  selection: Selection;
  onChanged: () => void;
}

export function ProductCards({ products, selection, onChanged }: ProductCardsProps) {
  const bulk = useTexts(bulkTexts);
  const [productToDelete, setProductToDelete] = useState<Product>();
  const actions = useProductActions(onChanged);

  function runAndClose(action: (product: Product) => Promise<void>) {
    if (productToDelete) void action(productToDelete);
    setProductToDelete(undefined);
  }

  return (
    <>
      <All>
        <SelectAllCheckbox selection={selection} count={products.length} />
        <span aria-hidden>{bulk.chooseAll}</span>
      </All>
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
        <May permission="products.delete">
          <DeleteProductDialog
            product={productToDelete}
            onClose={() => setProductToDelete(undefined)}
            onArchive={() => runAndClose(actions.archive)}
            onDelete={() => runAndClose(actions.remove)}
          />
        </May>
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

const All = styled('label')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: theme.vars.shop.target,
  marginBottom: theme.spacing(1),
  cursor: 'pointer',
}));
