import { Form, Formik } from 'formik';

import { customerChangeSchema } from '@kargha/domain/people/customer';
import type { CustomerRow } from '@kargha/domain/people/customer-endpoints';
import { useTexts } from '#lib/language/language.ts';
import { formErrors } from '#lib/server/form-errors.ts';
import { FocusFirstError } from '#ui/forms/focus-first-error.tsx';
import { FormSection } from '#ui/forms/form-section.tsx';
import { FormStack } from '#ui/forms/form-stack.tsx';
import { FormTextArea } from '#ui/forms/form-text-area.tsx';
import { FormTextField } from '#ui/forms/form-text-field.tsx';
import { LeaveGuard } from '#ui/lists/leave-guard.tsx';
import { SaveBar } from '#ui/lists/save-bar.tsx';
import { useUndo } from '#ui/lists/use-undo.ts';
import { useAction } from '#ui/toasts/use-action.ts';

import { customersTexts } from '../customers-texts.ts';
import { changeCustomer } from '../state/customers.ts';

interface CustomerNotesFormProps {
  customer: CustomerRow;
  onSaved: (customer: CustomerRow) => void;
}

interface NotesFormValues {
  tags: string;
  note: string;
}

export function CustomerNotesForm({ customer, onSaved }: CustomerNotesFormProps) {
  const texts = useTexts(customersTexts);
  const offerUndo = useUndo();
  const { start } = useAction(async (typed: NotesFormValues) => {
    const saved = await changeCustomer(customer.id, customerChange(typed, customer));
    onSaved(saved);
    const { tags, note } = customer;
    const { revision } = saved;
    offerUndo(texts.saved, async () =>
      onSaved(await changeCustomer(customer.id, { tags: [...tags], note, revision })),
    );
  });
  return (
    <Formik<NotesFormValues>
      enableReinitialize
      initialValues={{ tags: customer.tags.join(', '), note: customer.note }}
      validate={(typed) => formErrors(customerChangeSchema, customerChange(typed, customer))}
      onSubmit={(typed) => start(typed).then(() => undefined)}
    >
      {({ dirty, isSubmitting, resetForm }) => (
        <FormStack as={Form} noValidate aria-label={texts.notesTitle}>
          <FocusFirstError />
          <LeaveGuard when={dirty && !isSubmitting} />
          <FormSection title={texts.notesTitle}>
            <FormTextField name="tags" label={texts.tags} hint={texts.tagsHint} />
            <FormTextArea name="note" label={texts.note} hint={texts.noteHint} rows={4} />
          </FormSection>
          <SaveBar isDirty={dirty} isBusy={isSubmitting} onDiscard={() => resetForm()} />
        </FormStack>
      )}
    </Formik>
  );
}

function customerChange({ tags, note }: NotesFormValues, { revision }: CustomerRow) {
  const each = tags.split(',').map((tag) => tag.trim().toLowerCase());
  return { note, tags: each.filter((tag) => tag !== ''), revision };
}
