import { useParams } from 'react-router-dom';

import { nextTicketState, TICKET_STEPS, type TicketStep } from '@kargha/domain/people/ticket';
import { ticketEndpoints, type TicketDetails } from '@kargha/domain/people/ticket-endpoints';
import { adminPaths } from '#lib/addresses/admin-paths.ts';
import { adminOrderPath } from '#lib/addresses/paths.ts';
import { formatMoment } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { May } from '#session/components/may.tsx';
import { MayEdit } from '#session/components/may-edit.tsx';
import { useStaffQuery } from '#session/state/endpoint-queries.ts';
import { Link } from '#ui/controls/link.tsx';
import { Facts } from '#ui/facts.tsx';
import { FormSection } from '#ui/forms/form-section.tsx';
import { RecordActions } from '#ui/lists/record-actions.tsx';
import { RecordFrame, useRecordAction } from '#ui/lists/record-frame.tsx';
import { styled } from '#ui/theme/styled.ts';
import { showToast } from '#ui/toasts/toasts.ts';
import { ticketNoteSchema } from '@kargha/domain/people/ticket-requests';
import { formErrors } from '#lib/server/form-errors.ts';
import { RecordForm } from '#ui/forms/record-form.tsx';
import { FormTextArea } from '#ui/forms/form-text-area.tsx';

import { adminMessagesTexts } from '../admin-messages-texts.ts';
import { changeMessageStatus, saveMessageNote } from '../state/message-actions.ts';
import { DueTags } from './due-tags.tsx';
import { MessageStatusTag } from './message-status-tag.tsx';

export function MessagePage() {
  const { number = '' } = useParams();
  return <MessageDetailScreen key={number} number={number} />;
}

export function MessageDetailScreen({ number }: { number: string }) {
  const texts = useTexts(adminMessagesTexts);
  const read = useStaffQuery(
    ticketEndpoints.find,
    { params: { number } },
    { fresh: true, select: ({ ticket }) => ticket },
  );
  return (
    <RecordFrame
      read={read}
      texts={texts}
      back={{ to: adminPaths.messages, label: texts.title }}
      title={({ kind, number: shown }) => `${texts.kinds[kind]} ${shown}`}
      status={(ticket) => (
        <>
          <MessageStatusTag state={ticket.state} />
          <DueTags ticket={ticket} />
        </>
      )}
      actions={(ticket) => (
        <May permission="messages.edit">
          <MessageActions ticket={ticket} />
        </May>
      )}
      side={(ticket) => <MessageDetails ticket={ticket} />}
    >
      {(ticket) => (
        <>
          <MessageText ticket={ticket} />
          <MayEdit permission="messages.edit">
            <MessageNoteForm ticket={ticket} />
          </MayEdit>
        </>
      )}
    </RecordFrame>
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

function MessageActions({ ticket }: { ticket: TicketDetails }) {
  const texts = useTexts(adminMessagesTexts);
  const { isBusy, start } = useRecordAction(async (step: TicketStep) => {
    await changeMessageStatus(ticket, step);
    showToast({ tone: 'success', message: texts.done[step] });
  });
  const steps = TICKET_STEPS.filter((step) => nextTicketState(ticket.state, step) !== null);
  return (
    <RecordActions
      actions={steps.toReversed().map((step) => ({
        label: texts[step],
        run: () => void start(step),
        isPrimary: step === 'answer',
        isBusy,
      }))}
    />
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

const PreservedText = styled('p')({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

const NOTE = ticketNoteSchema.pick(['note']);

function MessageNoteForm({ ticket }: { ticket: TicketDetails }) {
  const texts = useTexts(adminMessagesTexts);
  return (
    <RecordForm
      label={texts.staffSection}
      initial={{ note: ticket.note }}
      version={ticket.revision}
      validate={(typed) => formErrors(NOTE, typed)}
      onSave={async ({ note }) => {
        await saveMessageNote(ticket, note);
        showToast({ tone: 'success', message: texts.noteSaved });
      }}
    >
      <FormSection title={texts.staffSection}>
        <FormTextArea name="note" label={texts.note} hint={texts.noteHint} rows={3} />
      </FormSection>
    </RecordForm>
  );
}
