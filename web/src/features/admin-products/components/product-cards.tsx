import { styled } from '@mui/material/styles';
import { useState } from 'react';

import type { Product } from '@kargha/domain/catalogue/product';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import type { Selection } from '#ui/lists/selection.ts';

import { useProductDeeds } from '../state/use-product-actions.ts';
import { AdminProductCard } from './admin-product-card.tsx';

const DeleteDialog = lazyComponent(async () => (await import('./delete-product-dialog.tsx')).DeleteDialog, {
  lost: 'over',
});

interface ProductCardsProps {
  products: readonly Product[];
  selection: Selection;
  /** something was changed on the server: read the list again */
  onChanged: () => Promise<void>;
}

/** A card for each product; one, two or three beside each other. */
export function ProductCards({ products, selection, onChanged }: ProductCardsProps) {
  const [leaving, setLeaving] = useState<Product>();
  const deeds = useProductDeeds(onChanged);

  function settle(deed: (product: Product) => Promise<void>) {
    if (leaving) void deed(leaving);
    setLeaving(undefined);
  }

  return (
    <>
      <Grid>
        {products.map((product) => (
          <li key={product._id}>
            <AdminProductCard
              product={product}
              selection={selection}
              isBusy={deeds.busyId === product._id}
              onToggle={() => void deeds.toggle(product)}
              onDelete={() => setLeaving(product)}
            />
          </li>
        ))}
      </Grid>
      {leaving && (
        <DeleteDialog
          product={leaving}
          onClose={() => setLeaving(undefined)}
          onArchive={() => settle(deeds.archive)}
          onDelete={() => settle(deeds.remove)}
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
