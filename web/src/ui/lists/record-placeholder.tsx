import { useTexts } from '#lib/language/language.ts';
import type { ReadState } from '#lib/reading/use-read.ts';

import { Button, ButtonLink } from '../controls/button.tsx';
import { ErrorState } from '../feedback/page-states.tsx';
import { Spinner } from '../feedback/spinner.tsx';
import { listTexts } from './list-texts.ts';

export type RecordRead<Data> = Pick<ReadState<Data>, 'status' | 'data' | 'failure'> & {
  /** left out when trying again cannot help */
  reload?: () => void;
};

interface RecordPlaceholderProps {
  read: RecordRead<unknown>;
  loading: string;
  /** Used when the server sent no message. */
  failed: string;
  back?: { to: string; label: string };
}

export function RecordPlaceholder({ read, loading, failed, back }: RecordPlaceholderProps) {
  const texts = useTexts(listTexts);
  if (read.status !== 'failed') return <Spinner label={loading} />;
  const action = read.reload ? (
    <Button look="action" onClick={read.reload}>
      {texts.tryAgain}
    </Button>
  ) : (
    back && <ButtonLink to={back.to}>{back.label}</ButtonLink>
  );
  return <ErrorState title={read.failure || failed} action={action} />;
}
