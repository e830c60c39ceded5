import type { ReactNode } from 'react';

import { useTexts } from '#lib/language/language.ts';
import type { Loaded } from '#lib/reading/resource.ts';

import { Button, ButtonLink } from './controls/button.tsx';
import { EmptyState, ErrorState } from './feedback/page-states.tsx';
import { Spinner } from './feedback/spinner.tsx';
import { PageHead } from './page-head.tsx';
import { SHOP_NAME } from './page.tsx';
import { uiTexts } from './ui-texts.ts';

interface LoadedPageProps<T> {
  /** null: there is no such page */
  read: Loaded<T | null>;
  texts: { loading: string; failed: string; missing: string; missingHint: string };
  /** where visitors of a missing page may go */
  elsewhere: { path: string; name: string };
  onTryAgain: () => void;
  children: (data: T) => ReactNode;
}

/** A page whose subject is read first: it may be loading, fail to load, or be missing. */
export function LoadedPage<T>({
  read,
  texts,
  elsewhere,
  onTryAgain,
  children,
}: LoadedPageProps<T>) {
  const { tryAgain } = useTexts(uiTexts);
  if (read.status === 'loading') return <Spinner label={texts.loading} />;
  if (read.status === 'failed') {
    return (
      <ErrorState title={texts.failed} action={<Button onClick={onTryAgain}>{tryAgain}</Button>} />
    );
  }
  if (read.data !== null) return children(read.data);
  return (
    <EmptyState
      title={texts.missing}
      headingLevel="h1"
      action={<ButtonLink to={elsewhere.path}>{elsewhere.name}</ButtonLink>}
    >
      <PageHead title={`${texts.missing} · ${SHOP_NAME}`} isPrivate />
      {texts.missingHint}
    </EmptyState>
  );
}
