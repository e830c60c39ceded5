import { useState, type ReactNode } from 'react';

import { useTexts } from '#lib/language/language.ts';

import { Button } from '../controls/button.tsx';
import { Notice } from '../feedback/notice.tsx';
import { uiTexts } from '../ui-texts.ts';
import { ModalDialog } from './modal-dialog.tsx';

interface ActionDialogProps {
  title: string;
  /** names the button that does it */
  confirm: string;
  /** does it; the message of what it throws is shown, and the dialog stays with all that was typed */
  onConfirm: () => Promise<void>;
  onClose: () => void;
  isWide?: boolean;
  children?: ReactNode;
}

/** Asks before something is done, and closes once it is. */
export function ActionDialog(props: ActionDialogProps) {
  const { title, confirm, onConfirm, onClose, isWide = false, children } = props;
  const texts = useTexts(uiTexts);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function submit() {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
      setBusy(false);
    }
  }

  return (
    <ModalDialog
      isOpen
      isWide={isWide}
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.close}</Button>
          <Button look="action" aria-disabled={isBusy} onClick={() => void submit()}>
            {confirm}
          </Button>
        </>
      }
    >
      {failure && <Notice tone="error" title={failure} />}
      {children}
    </ModalDialog>
  );
}
