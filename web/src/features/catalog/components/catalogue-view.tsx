import type { ReactNode } from 'react';

import type { Product } from '@kargha/domain/product';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { FailedFace } from '#ui/feedback/faces.tsx';

import { catalogTexts } from '../catalog-texts.ts';
import { useCatalogue } from '../state/catalogue.ts';
import { selectProducts } from '../state/product-list.ts';
import { useListQuery } from '../state/use-list-query.ts';
import { ListControls } from './list-controls.tsx';
import { ProductGridSkeleton } from './product-grid.tsx';
import { CountLine, ProductList } from './product-list.tsx';

interface CatalogueViewProps {
  card: (product: Product, isFirst: boolean) => ReactNode;
}

/** The shelf with its controls, in whichever of its states it is. */
export function CatalogueView({ card }: CatalogueViewProps) {
  const texts = useTexts(catalogTexts);
  const catalogue = useCatalogue();
  const controls = useListQuery();

  if (catalogue.status === 'failed') {
    return (
      <FailedFace
        title={catalogue.message}
        action={
          <Button look="action" onClick={() => window.location.reload()}>
            {texts.tryAgain}
          </Button>
        }
      />
    );
  }
  return (
    <>
      <ListControls controls={controls} />
      {catalogue.status === 'loading' ? (
        <>
          <CountLine role="status">{texts.loading}</CountLine>
          <ProductGridSkeleton />
        </>
      ) : (
        <ProductList
          products={selectProducts(catalogue.data, controls.query)}
          listKey={controls.key}
          card={card}
        />
      )}
    </>
  );
}
