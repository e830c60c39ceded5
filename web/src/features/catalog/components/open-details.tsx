import { lazy, Suspense, type ReactNode } from 'react';

import type { Product } from '@kargha/domain/product';

import { useCatalogue } from '../state/catalogue.ts';
import { useDetails } from '../state/use-details.ts';

const ProductDialog = lazy(async () => ({
  default: (await import('./product-dialog.tsx')).ProductDialog,
}));

interface OpenDetailsProps {
  action: (product: Product) => ReactNode;
  heart: (product: Product) => ReactNode;
}

/** The details of the product that the address names, over whatever page this stands on. */
export function OpenDetails({ action, heart }: OpenDetailsProps) {
  const { openId, close } = useDetails();
  const catalogue = useCatalogue();
  const products = catalogue.status === 'ready' ? catalogue.data : [];
  const product = products.find(({ _id }) => _id === openId);
  if (!product) return null;

  return (
    <Suspense fallback={null}>
      <ProductDialog
        product={product}
        onClose={close}
        action={action(product)}
        heart={heart(product)}
      />
    </Suspense>
  );
}
