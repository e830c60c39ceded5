import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { errorMessage } from '#lib/server/error-message.ts';

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
  /** what it does cannot be undone, and something is lost by it */
  isDestructive?: boolean;
  children?: ReactNode;
}

/** Asks before something is done, and closes once it is. Its first field has the focus; Enter confirms. */
export function ActionDialog(props: ActionDialogProps) {
  const { title, confirm, onConfirm, onClose, isWide = false, isDestructive, children } = props;
  const texts = useTexts(uiTexts);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  // What is under way is seen through: what it answers must reach whoever asked for it.
  const close = () => !isBusy && onClose();

  async function submit() {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      setFailure(errorMessage(error));
      setBusy(false);
    }
  }

  return (
    <ModalDialog
      isOpen
      startsAtField
      isWide={isWide}
      title={title}
      onClose={close}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button aria-disabled={isBusy} onClick={close}>
            {texts.close}
          </Button>
          <Button look={isDestructive ? 'danger' : 'action'} type="submit" aria-disabled={isBusy}>
            {confirm}
          </Button>
        </>
      }
    >
      {failure && <Notice tone="error" title={failure} />}
      <Content>{children}</Content>
    </ModalDialog>
  );
}

const Content = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  '& > button': { justifySelf: 'start' },
}));
