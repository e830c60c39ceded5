import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';

import { describeField, FieldFrame } from '../forms/field-frame.tsx';
import { TextArea } from '../forms/text-input.tsx';
import { ActionDialog } from './action-dialog.tsx';

interface ReasonDialogProps {
  title: string;
  children?: ReactNode;
  label: string;
  confirm: string;
  /** message for an empty field; absent when the reason is optional */
  missing?: string;
  initial?: string;
  maxLength?: number;
  isDestructive?: boolean;
  onConfirm: (reason: string) => Promise<void>;
  onClose: () => void;
}

const MAX_LENGTH = 500;

export function ReasonDialog(props: ReasonDialogProps) {
  const { title, children, label, confirm, missing, isDestructive, onConfirm, onClose } = props;
  const { initial = '', maxLength = MAX_LENGTH } = props;
  const id = useId();
  const [reason, setReason] = useState(initial);

  async function submit() {
    const trimmed = reason.trim();
    if (trimmed === '' && missing !== undefined) throw new Error(missing);
    await onConfirm(trimmed);
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
        <TextArea
          rows={maxLength > MAX_LENGTH ? 6 : 3}
          maxLength={maxLength}
          value={reason}
          {...describeField(id)}
          onChange={(event) => setReason(event.target.value)}
          onKeyDown={(event) => confirmByKey(event, missing === undefined)}
        />
      </FieldFrame>
    </ActionDialog>
  );
}

/** Enter adds a line, or confirms when the field is empty and optional. Ctrl or ⌘ with Enter always confirms. */
function confirmByKey(event: KeyboardEvent<HTMLTextAreaElement>, mayBeEmpty: boolean): void {
  const { currentTarget: area, nativeEvent } = event;
  if (event.key !== 'Enter' || nativeEvent.isComposing) return;
  const isNothing = mayBeEmpty && area.value === '';
  if (!event.ctrlKey && !event.metaKey && !isNothing) return;
  event.preventDefault();
  area.form?.requestSubmit();
}
