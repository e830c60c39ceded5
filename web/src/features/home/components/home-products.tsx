import type { ReactNode } from 'react';

import type { Product } from '@kargha/domain/catalogue/product';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { ErrorState } from '#ui/feedback/page-states.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { uiTexts } from '#ui/ui-texts.ts';

import { useHomeProducts } from '../state/home-resources.ts';

interface HomeProductsProps {
  ids: readonly string[];
  /** Height of the skeleton in pixels. */
  height: number;
  children: (products: readonly Product[]) => ReactNode;
}

export function HomeProducts({ ids, height, children }: HomeProductsProps) {
  const texts = useTexts(uiTexts);
  const products = useHomeProducts(ids);
  if (products.status === 'loading') return <Skeleton aria-hidden="true" style={{ height }} />;
  if (products.status === 'ready') return children(products.data);
  return (
    <ErrorState
      title={products.message}
      action={<Button onClick={() => window.location.reload()}>{texts.tryAgain}</Button>}
    />
  );
}
