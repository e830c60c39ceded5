import { useState, type ReactNode } from 'react';

import type { Sentence } from '@kargha/domain/messages/sentence';

import { useTexts } from '#lib/language/language.ts';
import { errorMessage } from '#lib/server/error-message.ts';

import { Button } from '../controls/button.tsx';
import { Notice } from '../feedback/notice.tsx';
import { styled } from '../theme/styled.ts';
import { uiTexts } from '../ui-texts.ts';
import { ModalDialog } from './modal-dialog.tsx';
import { useReportStaleRecord } from './stale-record.ts';

interface ActionDialogProps {
  title: string;
  confirm: string;
  /** the message of a thrown error is shown, and the dialog stays open */
  onConfirm: () => Promise<void>;
  onClose: () => void;
  isWide?: boolean;
  isDestructive?: boolean;
  children?: ReactNode;
}

/** Asks before an action and closes when it is done. The first field gets the focus; Enter confirms. */
export function ActionDialog(props: ActionDialogProps) {
  const { title, confirm, onConfirm, onClose, isWide = false, isDestructive, children } = props;
  const texts = useTexts(uiTexts);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Sentence>();
  const reportStale = useReportStaleRecord();

  // A running action cannot be cancelled: its error must be shown.
  const close = () => !isBusy && onClose();

  async function submit() {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      reportStale(error);
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
      <Content aria-busy={isBusy || undefined}>{children}</Content>
    </ModalDialog>
  );
}

const Content = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  '& > button': { justifySelf: 'start' },
}));
