import { styled } from '@mui/material/styles';
import { useParams } from 'react-router-dom';

import type { TicketDetails } from '@kargha/domain/people/ticket-endpoints';
import { adminPaths } from '#lib/addresses/admin-paths.ts';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { ErrorState } from '#ui/feedback/page-states.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { FormSection } from '#ui/forms/form-section.tsx';
import { IndexPage } from '#ui/lists/index-page.tsx';
import { TwoColumns } from '#ui/two-columns.tsx';
import { TagRow } from '#ui/tag-row.tsx';

import { adminMessagesTexts } from '../admin-messages-texts.ts';
import { useMessage } from '../state/use-messages.ts';
import { DueTags } from './due-tags.tsx';
import { MessageActions } from './message-actions.tsx';
import { MessageDetails } from './message-details.tsx';
import { MessageNoteForm } from './message-note-form.tsx';
import { MessageStatusTag } from './message-status-tag.tsx';

export function MessagePage() {
  const { number = '' } = useParams();
  return <MessageDetailScreen key={number} number={number} />;
}

export function MessageDetailScreen({ number }: { number: string }) {
  const texts = useTexts(adminMessagesTexts);
  const { status, data, failure, reload, put } = useMessage(number);
  const back = { to: adminPaths.messages, label: texts.title };
  const retryButton = <Button onClick={reload}>{texts.tryAgain}</Button>;
  if (!data) {
    return (
      <IndexPage title={texts.title} back={back}>
        {status === 'loading' ? (
          <Spinner label={texts.loadingOne} />
        ) : (
          <ErrorState title={failure || texts.failedOne} action={retryButton} />
        )}
      </IndexPage>
    );
  }
  const change = { ticket: data, onChange: put, onReload: reload };
  return (
    <IndexPage
      title={`${texts.kinds[data.kind]} ${data.number}`}
      back={back}
      actions={<MessageActions {...change} />}
    >
      {status === 'failed' && (
        <Notice tone="error" title={failure || texts.failedOne}>
          {retryButton}
        </Notice>
      )}
      <Tags>
        <MessageStatusTag state={data.state} />
        <DueTags ticket={data} />
      </Tags>
      <TwoColumns side={<MessageDetails ticket={data} />}>
        <Stack>
          <MessageText ticket={data} />
          <MessageNoteForm {...change} />
        </Stack>
      </TwoColumns>
    </IndexPage>
  );
}

function MessageText({ ticket: { subject, message } }: { ticket: TicketDetails }) {
  const texts = useTexts(adminMessagesTexts);
  return (
    <FormSection title={subject || texts.messageText}>
      <PreservedText>{message || texts.deletedText}</PreservedText>
    </FormSection>
  );
}

const Tags = styled(TagRow)(({ theme }) => ({ marginBottom: theme.spacing(3) }));

const Stack = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
}));

const PreservedText = styled('p')({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
