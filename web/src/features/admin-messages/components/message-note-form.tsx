import { Form, Formik } from 'formik';

import type { TicketDetails } from '@kargha/domain/people/ticket-endpoints';
import { ticketNoteSchema } from '@kargha/domain/people/ticket-requests';
import { formErrors } from '#lib/server/form-errors.ts';
import { useTexts } from '#lib/language/language.ts';
import { FormSection } from '#ui/forms/form-section.tsx';
import { FormStack } from '#ui/forms/form-stack.tsx';
import { FormTextArea } from '#ui/forms/form-text-area.tsx';
import { LeaveGuard } from '#ui/lists/leave-guard.tsx';
import { SaveBar } from '#ui/lists/save-bar.tsx';
import { showToast } from '#ui/toasts/toasts.ts';
import { useAction } from '#ui/toasts/use-action.ts';

import { adminMessagesTexts } from '../admin-messages-texts.ts';
import { saveMessageNote } from '../state/use-messages.ts';
import { useReloadOnConflict } from '../state/use-reload-on-conflict.ts';

const NOTE = ticketNoteSchema.pick(['note']);

interface MessageNoteFormProps {
  ticket: TicketDetails;
  onChange: (ticket: TicketDetails) => void;
  onReload: () => void;
}

export function MessageNoteForm({ ticket, onChange, onReload }: MessageNoteFormProps) {
  const texts = useTexts(adminMessagesTexts);
  const { start } = useAction(async (note: string) => {
    onChange(await saveMessageNote(ticket, note));
    showToast({ tone: 'success', message: texts.noteSaved });
  }, useReloadOnConflict(onReload));
  return (
    <Formik
      enableReinitialize
      initialValues={{ note: ticket.note }}
      validate={(typed) => formErrors(NOTE, typed)}
      onSubmit={({ note }) => start(note).then(() => undefined)}
    >
      {({ dirty, isSubmitting, resetForm }) => (
        <FormStack as={Form} noValidate aria-label={texts.staffSection}>
          <LeaveGuard when={dirty && !isSubmitting} />
          <FormSection title={texts.staffSection}>
            <FormTextArea name="note" label={texts.note} hint={texts.noteHint} rows={3} />
          </FormSection>
          <SaveBar isDirty={dirty} isBusy={isSubmitting} onDiscard={() => resetForm()} />
        </FormStack>
      )}
    </Formik>
  );
}
