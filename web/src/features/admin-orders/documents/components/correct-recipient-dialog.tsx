import { useState } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { ActionDialog } from '#ui/dialog/action-dialog.tsx';
import { FieldFrame } from '#ui/forms/field-frame.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import { showToast } from '#ui/toasts/toasts.ts';

import { correctRecipient } from '../state/tax-documents.ts';
import { taxDocumentTexts } from '../../tax-document-texts.ts';

const FIELDS = ['gstin', 'name', 'reason'] as const;
const EMPTY = { gstin: '', name: '', reason: '' };

interface CorrectRecipientDialogProps {
  /** of the invoice */
  number: string;
  onClose: () => void;
}

/** A buyer gave the GST number late, or a wrong one. */
export function CorrectRecipientDialog({ number, onClose }: CorrectRecipientDialogProps) {
  const texts = useTexts(taxDocumentTexts).recipient;
  const [values, setValues] = useState(EMPTY);

  async function correct() {
    await correctRecipient(number, values);
    showToast({ tone: 'success', message: texts.corrected });
  }

  return (
    <ActionDialog
      title={texts.title(number)}
      confirm={texts.confirm}
      onConfirm={correct}
      onClose={onClose}
    >
      <p>{texts.hint}</p>
      {FIELDS.map((field) => (
        <FieldFrame key={field} id={`recipient-${field}`} label={texts[field]}>
          <TextInput
            id={`recipient-${field}`}
            value={values[field]}
            autoComplete="off"
            onChange={(event) => setValues({ ...values, [field]: event.target.value })}
          />
        </FieldFrame>
      ))}
    </ActionDialog>
  );
}
