import type { ReactNode } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { useTranslate } from '#lib/language/translate.ts';
import type { PagedRows } from '#lib/reading/use-pages.ts';

import { Button } from '../controls/button.tsx';
import { ErrorState } from '../feedback/page-states.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import { styled } from '../theme/styled.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { listTexts } from './list-texts.ts';

interface PagedListProps<Row> {
  list: PagedRows<Row>;
  /** For screen readers, such as 'Loading customers…'. */
  loading: string;
  /** Used when the server sent no message. */
  failed: string;
  empty: ReactNode;
  children: (rows: readonly Row[], isStale: boolean) => ReactNode;
}

export function PagedList<Row>({ list, loading, failed, empty, children }: PagedListProps<Row>) {
  const texts = useTexts(listTexts);
  const { status, more, rows, hasMore, failure, reload } = list;
  if (status === 'failed' && more !== 'failed') {
    return (
      <ErrorState
        title={failure || failed}
        action={
          <Button look="action" onClick={reload}>
            {texts.tryAgain}
          </Button>
        }
      />
    );
  }
  if (rows.length === 0) return status === 'loading' ? <Waiting label={loading} /> : empty;
  return (
    <>
      {children(rows, status === 'loading')}
      {hasMore && <NextPage list={list} loading={loading} failed={failed} />}
    </>
  );
}

/**
 * Pressing the button retries the same page. If the list has changed and that page is gone, the user can reload
 * the list.
 */
function NextPage<Row>(props: Pick<PagedListProps<Row>, 'list' | 'loading' | 'failed'>) {
  const texts = useTexts(listTexts);
  const translate = useTranslate();
  const { status, more, failure, loadMore, reload } = props.list;
  const isReading = status === 'loading' || more === 'loading';
  return (
    <More>
      {more === 'failed' && <p role="alert">{translate(failure || props.failed)}</p>}
      <Button aria-disabled={isReading || undefined} onClick={() => void loadMore()}>
        {isReading ? props.loading : texts.loadMore}
      </Button>
      {more === 'failed' && <Button onClick={reload}>{texts.loadAgain}</Button>}
    </More>
  );
}

function Waiting({ label }: { label: string }) {
  return (
    <>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {Array.from({ length: 8 }, (_, row) => (
        <Skeleton key={row} style={{ height: 52, marginBottom: 8 }} />
      ))}
    </>
  );
}

const More = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(1),
  marginTop: theme.spacing(2),
}));
