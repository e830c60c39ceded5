import type { ReactNode } from 'react';

import { Button } from '../controls/button.tsx';
import { styled } from '../theme/styled.ts';
import { showToast } from '../toasts/toasts.ts';
import { useAction } from '../toasts/use-action.ts';
import { ModalDialog } from './modal-dialog.tsx';

interface OneTimeCodeDialogProps {
  title: string;
  code: string;
  texts: Readonly<Record<'copy' | 'copied' | 'done', string>>;
  onClose: () => void;
  children: ReactNode;
}

/** A new code that is shown only once, so pressing the backdrop does not close the dialog. */
export function OneTimeCodeDialog({
  title,
  code,
  texts,
  onClose,
  children,
}: OneTimeCodeDialogProps) {
  const copy = useAction(async () => {
    await navigator.clipboard.writeText(code);
    showToast({ tone: 'success', message: texts.copied });
  });
  return (
    <ModalDialog
      isOpen
      title={title}
      onClose={() => undefined}
      actions={
        <>
          <Button onClick={() => void copy.start()}>{texts.copy}</Button>
          <Button look="action" onClick={onClose}>
            {texts.done}
          </Button>
        </>
      }
    >
      <Code>{code}</Code>
      {children}
    </ModalDialog>
  );
}

const Code = styled('output')(({ theme: { vars, spacing } }) => ({
  display: 'block',
  padding: spacing(2),
  marginBlock: spacing(1),
  borderRadius: vars.shop.radius.control,
  background: vars.palette.shop.well,
  fontFamily: 'monospace',
  fontSize: 'clamp(1rem, 5vw, 1.4rem)',
  textAlign: 'center',
  userSelect: 'all',
}));
