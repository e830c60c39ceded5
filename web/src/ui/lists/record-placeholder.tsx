import type { ReadState } from '#lib/reading/use-read.ts';

import { Button } from '../controls/button.tsx';
import { ErrorState } from '../feedback/page-states.tsx';
import { Spinner } from '../feedback/spinner.tsx';

interface RecordPlaceholderProps {
  read: Pick<ReadState<unknown>, 'status' | 'failure' | 'reload'>;
  /** `notFound` is used when the server sent no message */
  texts: { loadingOne: string; notFound: string; tryAgain: string };
}

export function RecordPlaceholder({
  read: { status, failure, reload },
  texts,
}: RecordPlaceholderProps) {
  if (status !== 'failed') return <Spinner label={texts.loadingOne} />;
  return (
    <ErrorState
      title={failure || texts.notFound}
      action={
        <Button look="action" onClick={reload}>
          {texts.tryAgain}
        </Button>
      }
    />
  );
}
