import type { UseQueryResult } from '@tanstack/react-query';

import { useTexts } from '#lib/language/language.ts';
import { errorMessage } from '#lib/server/error-message.ts';

import { Button, ButtonLink } from '../controls/button.tsx';
import { ErrorState } from '../feedback/page-states.tsx';
import { Spinner } from '../feedback/spinner.tsx';
import { listTexts } from './list-texts.ts';

export type RecordRead<Data> = Pick<UseQueryResult<Data>, 'data' | 'error'> & {
  /** left out when trying again cannot help */
  refetch?: () => unknown;
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
  const { error, refetch } = read;
  if (!error) return <Spinner label={loading} />;
  const action = refetch ? (
    <Button look="action" onClick={() => void refetch()}>
      {texts.tryAgain}
    </Button>
  ) : (
    back && <ButtonLink to={back.to}>{back.label}</ButtonLink>
  );
  return <ErrorState title={errorMessage(error, failed)} action={action} />;
}
