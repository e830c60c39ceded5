import type { ReadState } from '#lib/reading/use-read.ts';

import { Button } from '../controls/button.tsx';
import { ErrorState } from '../feedback/page-states.tsx';
import { Spinner } from '../feedback/spinner.tsx';

interface RecordPlaceholderProps {
  read: Pick<ReadState<unknown>, 'status' | 'failure' | 'reload'>;
  /** `notFound` is for when nobody said why it could not be read */
  texts: { loadingOne: string; notFound: string; tryAgain: string };
}

/** Stands where one thing of a list is opened, as long as it is not there. */
export function RecordPlaceholder({ read: { status, failure, reload }, texts }: RecordPlaceholderProps) {
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
