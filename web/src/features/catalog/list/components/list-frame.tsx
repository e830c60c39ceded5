import type { ReactNode } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/addresses/paths.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/page-states.tsx';
import { styled } from '#ui/theme/styled.ts';

import { catalogTexts } from '../../catalog-texts.ts';
import { CountLine } from './count-line.tsx';
import { ProductGrid } from './product-grid.tsx';

interface ListFrameProps {
  shown: number;
  /** Products in the whole list; undefined until it is known. */
  all: number | undefined;
  children: ReactNode;
  /** Shows more; absent when everything is shown. */
  onMore?: (() => void) | undefined;
  isLoadingMore?: boolean;
  elsewhere?: ReactNode;
  problem?: string | undefined;
}

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

const Centre = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(1),
  marginTop: theme.spacing(4),
}));
