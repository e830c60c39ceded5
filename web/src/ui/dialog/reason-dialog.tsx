import { styled } from '@mui/material/styles';
import { useId, useState, type ReactNode } from 'react';

import { controlStyle, describeField, FieldFrame } from '../forms/field-frame.tsx';
import { ActionDialog } from './action-dialog.tsx';

interface ReasonDialogProps {
  title: string;
  children?: ReactNode;
  /** names the field */
  label: string;
  confirm: string;
  /** the sentence for an empty field; absent when it may stay empty */
  missing?: string;
  onConfirm: (reason: string) => Promise<void>;
  onClose: () => void;
}

const LONGEST = 500;

/** Asks before something is done that cannot be undone, and why. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, children, label, confirm, missing, onConfirm, onClose } = props;
  const id = useId();
  const [reason, setReason] = useState('');

  async function submit() {
    const said = reason.trim();
    if (said === '' && missing !== undefined) throw new Error(missing);
    await onConfirm(said);
  }

  return (
    <ActionDialog title={title} confirm={confirm} onConfirm={submit} onClose={onClose}>
      {children}
      <FieldFrame id={id} label={label}>
        <Area
          rows={3}
          maxLength={LONGEST}
          value={reason}
          {...describeField(id)}
          onChange={(event) => setReason(event.target.value)}
        />
      </FieldFrame>
    </ActionDialog>
  );
}

const Area = styled('textarea')((props) => ({ ...controlStyle(props), resize: 'vertical' }));
