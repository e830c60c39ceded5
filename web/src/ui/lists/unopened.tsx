import type { ReadOnce } from '#lib/reading/use-read.ts';

import { Button } from '../controls/button.tsx';
import { FailedFace } from '../feedback/faces.tsx';
import { Spinner } from '../feedback/spinner.tsx';

interface UnopenedProps {
  read: Pick<ReadOnce<unknown>, 'status' | 'failure' | 'reload'>;
  /** `notFound` is for when nobody said why it could not be read */
  texts: { loadingOne: string; notFound: string; tryAgain: string };
}

/** Stands where one thing of a list is opened, as long as it is not there. */
export function Unopened({ read: { status, failure, reload }, texts }: UnopenedProps) {
  if (status !== 'failed') return <Spinner label={texts.loadingOne} />;
  return (
    <FailedFace
      title={failure || texts.notFound}
      action={
        <Button look="action" onClick={reload}>
          {texts.tryAgain}
        </Button>
      }
    />
  );
}
