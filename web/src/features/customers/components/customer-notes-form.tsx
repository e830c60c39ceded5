import { customerChangeSchema, type CustomerChange } from '@kargha/domain/people/customer';
import { customerEndpoints, type CustomerRow } from '@kargha/domain/people/customer-endpoints';
import { useTexts } from '#lib/language/language.ts';
import { RecordForm } from '#ui/forms/record-form.tsx';
import { formErrors } from '#lib/server/form-errors.ts';
import { MayEdit } from '#session/components/may-edit.tsx';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';
import { FormSection } from '#ui/forms/form-section.tsx';
import { FormTextArea } from '#ui/forms/form-text-area.tsx';
import { FormTextField } from '#ui/forms/form-text-field.tsx';
import { useUndo } from '#ui/lists/use-undo.ts';

import { customersTexts } from '../customers-texts.ts';

/** @throws ApiError stale, invalid */
async function changeCustomer(id: string, body: CustomerChange): Promise<CustomerRow> {
  return (await callStaffEndpoint(customerEndpoints.change, { params: { id }, body })).customer;
}

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

  async function save(typed: NotesFormValues) {
    const saved = await changeCustomer(customer.id, customerChange(typed, customer));
    onSaved(saved);
    const { tags, note } = customer;
    const { revision } = saved;
    offerUndo(texts.saved, async () =>
      onSaved(await changeCustomer(customer.id, { tags: [...tags], note, revision })),
    );
  }

  return (
    <RecordForm<NotesFormValues>
      label={texts.notesTitle}
      initial={{ tags: customer.tags.join(', '), note: customer.note }}
      version={customer.revision}
      validate={(typed) => formErrors(customerChangeSchema, customerChange(typed, customer))}
      onSave={save}
    >
      <FormSection title={texts.notesTitle}>
        <MayEdit permission="customers.edit">
          <FormTextField name="tags" label={texts.tags} hint={texts.tagsHint} />
          <FormTextArea name="note" label={texts.note} hint={texts.noteHint} rows={4} />
        </MayEdit>
      </FormSection>
    </RecordForm>
  );
}

function customerChange({ tags, note }: NotesFormValues, { revision }: CustomerRow) {
  const each = tags.split(',').map((tag) => tag.trim().toLowerCase());
  return { note, tags: each.filter((tag) => tag !== ''), revision };
}
