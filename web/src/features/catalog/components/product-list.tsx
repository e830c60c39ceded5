import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import type { Product } from '@kargha/domain/product';
import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/paths.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { EmptyFace } from '#ui/feedback/faces.tsx';

import { catalogTexts } from '../catalog-texts.ts';
import { useDrawnCount } from '../state/use-drawn-count.ts';
import { ProductGrid } from './product-grid.tsx';

interface ProductListProps {
  products: readonly Product[];
  /** Names the list; each list remembers how much of it was drawn. */
  listKey: string;
  card: (product: Product, isFirst: boolean) => ReactNode;
}

/** On the first screen of a phone; these pictures are fetched before all others. */
const FIRST_PICTURES = 2;

/** The products that were asked for, a step at a time, with a count that screen readers hear when it changes. */
export function ProductList({ products, listKey, card }: ProductListProps) {
  const texts = useTexts(catalogTexts);
  const [limit, drawMore] = useDrawnCount(listKey);
  const drawn = products.slice(0, limit);

  if (products.length === 0) return <NothingFound />;
  return (
    <>
      <CountLine role="status">{texts.shown(drawn.length, products.length)}</CountLine>
      <ProductGrid aria-label={texts.listLabel}>
        {drawn.map((product, index) => (
          <li key={product._id}>{card(product, index < FIRST_PICTURES)}</li>
        ))}
      </ProductGrid>
      {drawn.length < products.length && (
        <Centre>
          <Button onClick={drawMore}>{texts.loadMore(drawn.length, products.length)}</Button>
        </Centre>
      )}
    </>
  );
}

function NothingFound() {
  const texts = useTexts(catalogTexts);
  return (
    <EmptyFace
      title={texts.noneTitle}
      action={<ButtonLink to={paths.products}>{texts.showAll}</ButtonLink>}
    >
      {texts.noneHint}
    </EmptyFace>
  );
}

/** The line above the grid: what it shows, or that it is still loading. */
export const CountLine = styled('p')(({ theme }) => ({
  marginBottom: theme.spacing(2),
  color: theme.vars.palette.text.secondary,
  fontSize: '0.9375rem',
}));

const Centre = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  marginTop: theme.spacing(4),
}));
