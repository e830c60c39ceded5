import { styled } from '@mui/material/styles';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';

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
  /** what stands in the field at first */
  initial?: string;
  /** characters at most */
  longest?: number;
  isDestructive?: boolean;
  onConfirm: (reason: string) => Promise<void>;
  onClose: () => void;
}

const LONGEST = 500;

/** Asks before something is done that cannot be undone, and why. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, children, label, confirm, missing, isDestructive, onConfirm, onClose } = props;
  const { initial = '', longest = LONGEST } = props;
  const id = useId();
  const [reason, setReason] = useState(initial);

  async function submit() {
    const said = reason.trim();
    if (said === '' && missing !== undefined) throw new Error(missing);
    await onConfirm(said);
  }

  return (
    <ActionDialog
      title={title}
      confirm={confirm}
      isDestructive={isDestructive ?? false}
      onConfirm={submit}
      onClose={onClose}
    >
      {children}
      <FieldFrame id={id} label={label}>
        <Area
          rows={longest > LONGEST ? 6 : 3}
          maxLength={longest}
          value={reason}
          {...describeField(id)}
          onChange={(event) => setReason(event.target.value)}
          onKeyDown={(event) => confirmByKey(event, missing === undefined)}
        />
      </FieldFrame>
    </ActionDialog>
  );
}

/** Enter begins a new line, save where nothing is written and nothing has to be; with Ctrl or ⌘ it always confirms. */
function confirmByKey(event: KeyboardEvent<HTMLTextAreaElement>, mayBeEmpty: boolean): void {
  const { currentTarget: area, nativeEvent } = event;
  if (event.key !== 'Enter' || nativeEvent.isComposing) return;
  const isNothing = mayBeEmpty && area.value === '';
  if (!event.ctrlKey && !event.metaKey && !isNothing) return;
  event.preventDefault();
  area.form?.requestSubmit();
}

const Area = styled('textarea')((props) => ({ ...controlStyle(props), resize: 'vertical' }));
