import { useId, useState } from 'react';

import { ActionDialog } from '#ui/dialog/action-dialog.tsx';
import { FieldFrame } from '#ui/forms/field-frame.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';

interface DialogField {
  name: string;
  label: string;
  hint?: string;
  value?: string;
  isNumber?: boolean;
  /** makes it a date field whose latest allowed day this is */
  lastDay?: string;
}

interface FieldsDialogProps {
  title: string;
  lead?: string;
  confirm: string;
  fields: readonly DialogField[];
  /** Receives the values by field name; an error's message is shown in the dialog. */
  onConfirm: (values: Readonly<Record<string, string>>) => Promise<void>;
  onClose: () => void;
}

export function FieldsDialog(props: FieldsDialogProps) {
  const { title, lead, confirm, fields, onConfirm, onClose } = props;
  const id = useId();
  const [values, setValues] = useState<Record<string, string>>(() =>
    Object.fromEntries(fields.map(({ name, value = '' }) => [name, value])),
  );
  return (
    <ActionDialog
      title={title}
      confirm={confirm}
      onConfirm={() => onConfirm(values)}
      onClose={onClose}
    >
      {lead && <p>{lead}</p>}
      {fields.map(({ name, label, hint, isNumber, lastDay }) => (
        <FieldFrame key={name} id={`${id}-${name}`} label={label} {...(hint && { hint })}>
          <TextInput
            id={`${id}-${name}`}
            {...(lastDay !== undefined && { type: 'date', max: lastDay })}
            inputMode={isNumber ? 'decimal' : 'text'}
            value={values[name] ?? ''}
            maxLength={500}
            autoComplete="off"
            onChange={({ target }) => setValues({ ...values, [name]: target.value })}
          />
        </FieldFrame>
      ))}
    </ActionDialog>
  );
}
