import type { ReactNode } from 'react';

import type { Product } from '@kargha/domain/catalogue/product';
import { useTexts } from '#lib/language/language.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';

import { productTexts } from '../../product-texts.ts';
import { useProductBySlug } from '../state/product-by-slug.ts';
import { ListError } from '../../list/components/list-error.tsx';
import { CountLine } from '../../list/components/count-line.tsx';

interface ProductLoaderProps {
  slugOrId: string;
  children: (product: Product) => ReactNode;
  missing: ReactNode;
}

export function ProductLoader({ slugOrId, children, missing }: ProductLoaderProps) {
  const texts = useTexts(productTexts);
  const loaded = useProductBySlug(slugOrId);
  if (loaded.status === 'failed') return <ListError message={loaded.message} />;
  if (loaded.status === 'ready') return loaded.data ? children(loaded.data) : missing;
  return (
    <div style={{ minHeight: '80vh' }}>
      <CountLine role="status">{texts.loading}</CountLine>
      <Skeleton aria-hidden="true" style={{ height: 420, borderRadius: 16 }} />
    </div>
  );
}
