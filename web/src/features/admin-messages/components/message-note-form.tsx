import type { TicketDetails } from '@kargha/domain/people/ticket-endpoints';
import { ticketNoteSchema } from '@kargha/domain/people/ticket-requests';
import { formErrors } from '#lib/server/form-errors.ts';
import { useTexts } from '#lib/language/language.ts';
import { RecordForm } from '#ui/forms/record-form.tsx';
import { FormSection } from '#ui/forms/form-section.tsx';
import { FormTextArea } from '#ui/forms/form-text-area.tsx';
import { showToast } from '#ui/toasts/toasts.ts';

import { adminMessagesTexts } from '../admin-messages-texts.ts';
import { saveMessageNote } from '../state/message-actions.ts';

const NOTE = ticketNoteSchema.pick(['note']);

export function MessageNoteForm({ ticket }: { ticket: TicketDetails }) {
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
