import { styled } from '@mui/material/styles';
import { useParams, Link } from 'react-router-dom';

import { nextTicketState, TICKET_STEPS, type TicketStep } from '@kargha/domain/people/ticket';
import type { TicketDetails } from '@kargha/domain/people/ticket-endpoints';
import { adminPaths } from '#lib/addresses/admin-paths.ts';
import { adminOrderPath } from '#lib/addresses/paths.ts';
import { formatMoment } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { Facts } from '#ui/facts.tsx';
import { ErrorState } from '#ui/feedback/page-states.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { FormSection } from '#ui/forms/form-section.tsx';
import { IndexPage } from '#ui/lists/index-page.tsx';
import { TwoColumns } from '#ui/two-columns.tsx';
import { TagRow } from '#ui/tag-row.tsx';
import { showToast } from '#ui/toasts/toasts.ts';
import { useAction } from '#ui/toasts/use-action.ts';

import { adminMessagesTexts } from '../admin-messages-texts.ts';
import { useMessage, changeMessageStatus } from '../state/use-messages.ts';
import { useReloadOnConflict } from '../state/use-reload-on-conflict.ts';
import { DueTags } from './due-tags.tsx';
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

function MessageDetails({ ticket }: { ticket: TicketDetails }) {
  const texts = useTexts(adminMessagesTexts);
  const { name, email, phone, order, callAt, createdAt, answeredAt, closedAt } = ticket;
  const moment = (time: Date | null) => (time === null ? '' : formatMoment(time));
  return (
    <FormSection title={texts.about}>
      <Facts
        facts={[
          [texts.from, name],
          [texts.email, email && <a href={mailtoLink(ticket)}>{email}</a>],
          [texts.phone, phone && <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>],
          [texts.callAt, moment(callAt)],
          [texts.order, order && <Link to={adminOrderPath(order.id)}>{order.number}</Link>],
          [texts.writtenAt, moment(createdAt)],
          [texts.answeredAt, moment(answeredAt)],
          [texts.closedAt, moment(closedAt)],
        ]}
      />
    </FormSection>
  );
}

/** The subject names the message, so that staff can find the reply. */
function mailtoLink({ email, number, subject }: TicketDetails): string {
  const to = encodeURIComponent(email).replaceAll('%40', '@');
  return `mailto:${to}?subject=${encodeURIComponent(`[${number}] ${subject}`)}`;
}

interface MessageActionsProps {
  ticket: TicketDetails;
  onChange: (ticket: TicketDetails) => void;
  onReload: () => void;
}

function MessageActions({ ticket, onChange, onReload }: MessageActionsProps) {
  const texts = useTexts(adminMessagesTexts);
  const { isBusy, start } = useAction(async (step: TicketStep) => {
    onChange(await changeMessageStatus(ticket, step));
    showToast({ tone: 'success', message: texts.done[step] });
  }, useReloadOnConflict(onReload));
  return TICKET_STEPS.filter((step) => nextTicketState(ticket.state, step) !== null)
    .toReversed()
    .map((step) => (
      <Button
        key={step}
        look={step === 'answer' ? 'action' : 'plain'}
        aria-disabled={isBusy}
        onClick={() => void start(step)}
      >
        {texts[step]}
      </Button>
    ));
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
