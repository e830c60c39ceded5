import { Form, Formik } from 'formik';

import { customerChangeSchema, type CustomerRow } from '@kargha/domain/people/customer';
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
import { useDeed } from '#ui/toasts/use-deed.ts';

import { customersTexts } from '../customers-texts.ts';
import { changeCustomer } from '../state/customers.ts';

interface CustomerNotesFormProps {
  customer: CustomerRow;
  onSaved: (customer: CustomerRow) => void;
}

interface Typed {
  tags: string;
  note: string;
}

/** What staff know of a customer: tags and a note. */
export function CustomerNotesForm({ customer, onSaved }: CustomerNotesFormProps) {
  const texts = useTexts(customersTexts);
  const sayUndoable = useUndo();
  const { start } = useDeed(async (typed: Typed) => {
    const saved = await changeCustomer(customer.id, sent(typed, customer));
    onSaved(saved);
    const { tags, note } = customer;
    const { revision } = saved;
    sayUndoable(texts.saved, async () =>
      onSaved(await changeCustomer(customer.id, { tags: [...tags], note, revision })),
    );
  });
  return (
    <Formik<Typed>
      enableReinitialize
      initialValues={{ tags: customer.tags.join(', '), note: customer.note }}
      validate={(typed) => formErrors(customerChangeSchema, sent(typed, customer))}
      onSubmit={(typed) => start(typed).then(() => undefined)}
    >
      {({ dirty, isSubmitting, resetForm }) => (
        <FormStack as={Form} noValidate aria-label={texts.known}>
          <FocusFirstError />
          <LeaveGuard when={dirty && !isSubmitting} />
          <FormSection title={texts.known}>
            <FormTextField name="tags" label={texts.tags} hint={texts.tagsHint} />
            <FormTextArea name="note" label={texts.note} hint={texts.noteHint} rows={4} />
          </FormSection>
          <SaveBar isDirty={dirty} isBusy={isSubmitting} onDiscard={() => resetForm()} />
        </FormStack>
      )}
    </Formik>
  );
}

function sent({ tags, note }: Typed, { revision }: CustomerRow) {
  const each = tags.split(',').map((tag) => tag.trim().toLowerCase());
  return { note, tags: each.filter((tag) => tag !== ''), revision };
}
