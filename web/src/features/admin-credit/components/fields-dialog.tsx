import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';

import { ActionDialog } from '#ui/dialog/action-dialog.tsx';
import { FieldFrame } from '#ui/forms/field-frame.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';

/** One line that is typed. */
interface DialogField {
  name: string;
  label: string;
  hint?: string;
  value?: string;
  isNumber?: boolean;
  /** a day, not after this one */
  lastDay?: string;
}

interface FieldsDialogProps {
  title: string;
  lead?: string;
  confirm: string;
  fields: readonly DialogField[];
  /** Gets what was typed by the fields' names; throws the sentence of what is wrong. */
  onConfirm: (values: Readonly<Record<string, string>>) => Promise<void>;
  onClose: () => void;
}

/** Asks for a few short lines before something is done with money. */
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
      <Fields>
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
      </Fields>
    </ActionDialog>
  );
}

const Fields = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2) }));
