import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/addresses/paths.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/page-states.tsx';

import { catalogTexts } from '../catalog-texts.ts';
import { ProductGrid } from './product-grid.tsx';

interface ListFrameProps {
  shown: number;
  /** How many the list has in all; undefined while nobody knows. */
  all: number | undefined;
  /** The list items. */
  children: ReactNode;
  /** Draws more; left out when all are drawn. */
  onMore?: (() => void) | undefined;
  isLoadingMore?: boolean;
  /** A way on when nothing is found, before that to everything. */
  elsewhere?: ReactNode;
  /** Why the last step could not be taken. */
  problem?: string | undefined;
}

/** A list of products as far as it is drawn, with a count that screen readers hear when it changes. */
export function ListFrame(props: ListFrameProps) {
  const { shown, all, children, onMore, isLoadingMore = false, elsewhere, problem } = props;
  const texts = useTexts(catalogTexts);
  if (all === 0) return <NoResults elsewhere={elsewhere} />;
  return (
    <>
      <CountLine role="status">
        {all === undefined ? texts.shownOfMany(shown) : texts.shown(shown, all)}
      </CountLine>
      <ProductGrid aria-label={texts.listLabel}>{children}</ProductGrid>
      {onMore && (
        <Centre>
          {problem && <p role="alert">{problem}</p>}
          <Button onClick={onMore} aria-disabled={isLoadingMore || undefined}>
            {isLoadingMore ? texts.loading : texts.loadMore(shown, all)}
          </Button>
        </Centre>
      )}
    </>
  );
}

function NoResults({ elsewhere }: Pick<ListFrameProps, 'elsewhere'>) {
  const texts = useTexts(catalogTexts);
  return (
    <EmptyState
      title={texts.noResultsTitle}
      action={
        <>
          {elsewhere}
          <ButtonLink to={paths.products}>{texts.showAll}</ButtonLink>
        </>
      }
    >
      {texts.noResultsHint}
    </EmptyState>
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
  gap: theme.spacing(1),
  marginTop: theme.spacing(4),
}));
