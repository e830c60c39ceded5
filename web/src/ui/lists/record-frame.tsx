import { useState, type ReactNode } from 'react';

import { errorMessage } from '#lib/server/error-message.ts';
import { useTexts } from '#lib/language/language.ts';

import { Button } from '../controls/button.tsx';
import { StaleRecordContext, useReportStaleRecord } from '../dialog/stale-record.ts';
import { Notice } from '../feedback/notice.tsx';
import { styled } from '../theme/styled.ts';
import { useAction } from '../toasts/use-action.ts';
import { TwoColumns } from '../two-columns.tsx';
import { IndexPage } from './index-page.tsx';
import { listTexts } from './list-texts.ts';
import { RecordPlaceholder, type RecordRead } from './record-placeholder.tsx';

interface RecordFrameProps<Data> {
  read: RecordRead<Data>;
  /** the list of such records, which also names the page until the record is read */
  back: { to: string; label: string };
  /** `failedOne` is used when the server sent no message */
  texts: { loadingOne: string; failedOne: string };
  title: (data: Data) => string;
  subtitle?: (data: Data) => ReactNode;
  /** tags below the title */
  status?: (data: Data) => ReactNode;
  actions?: (data: Data) => ReactNode;
  side?: (data: Data) => ReactNode;
  isSideFirst?: boolean;
  children: (data: Data) => ReactNode;
}

/** The page of one record: title, status, actions, columns, and what to say while or when it cannot be read. */
export function RecordFrame<Data>(props: RecordFrameProps<Data>) {
  const { read, back, texts, title, subtitle, status, actions } = props;
  const { data } = read;
  const [isStale, setStale] = useState(false);
  if (data === undefined) {
    return (
      <IndexPage title={back.label} back={back}>
        <RecordPlaceholder
          read={read}
          loading={texts.loadingOne}
          failed={texts.failedOne}
          back={back}
        />
      </IndexPage>
    );
  }
  return (
    <StaleRecordContext value={() => setStale(true)}>
      <IndexPage
        title={title(data)}
        subtitle={subtitle?.(data)}
        tags={status?.(data)}
        back={back}
        actions={actions?.(data)}
      >
        <RecordNotice {...props} isStale={isStale} onLoadLatest={() => setStale(false)} />
        <RecordBody {...props} data={data} />
      </IndexPage>
    </StaleRecordContext>
  );
}

interface RecordNoticeProps<Data> extends RecordFrameProps<Data> {
  isStale: boolean;
  onLoadLatest: () => void;
}

/** Shown above a record that could not be read again, or that someone else has changed meanwhile. */
function RecordNotice<Data>({ read, texts, isStale, onLoadLatest }: RecordNoticeProps<Data>) {
  const list = useTexts(listTexts);
  const { error, refetch } = read;
  if (error) {
    return (
      <Notice tone="error" title={errorMessage(error, texts.failedOne)}>
        <Button onClick={() => void refetch?.()}>{list.tryAgain}</Button>
      </Notice>
    );
  }
  if (!isStale || !refetch) return null;
  return (
    <Notice tone="warning" title={list.stale}>
      <p>{list.staleHint}</p>
      <Latest
        onClick={() => {
          onLoadLatest();
          void refetch();
        }}
      >
        {list.loadLatest}
      </Latest>
    </Notice>
  );
}

function RecordBody<Data>(props: RecordFrameProps<Data> & { data: Data }) {
  const { data, side, isSideFirst = false, children } = props;
  const shown = <RecordStack>{children(data)}</RecordStack>;
  if (!side) return shown;
  return (
    <TwoColumns side={side(data)} isSideFirst={isSideFirst}>
      {shown}
    </TwoColumns>
  );
}

/** Like `useAction`, for changes of the record in a `RecordFrame`. */
export function useRecordAction<Args extends readonly unknown[]>(
  run: (...args: Args) => Promise<void>,
) {
  const reportStale = useReportStaleRecord();
  return useAction(run, (error) => {
    reportStale(error);
    return undefined;
  });
}

const Latest = styled(Button)(({ theme }) => ({ marginTop: theme.spacing(1.5), color: 'inherit' }));

export const RecordStack = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
}));
