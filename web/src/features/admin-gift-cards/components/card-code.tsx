import { styled } from '@mui/material/styles';

import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { ModalDialog } from '#ui/dialog/modal-dialog.tsx';
import { showToast } from '#ui/toasts/toasts.ts';
import { useDeed } from '#ui/toasts/use-deed.ts';

import { adminGiftCardsTexts } from '../admin-gift-cards-texts.ts';

interface CardCodeProps {
  code: string;
  /** '' when no mail was wished */
  mailedTo: string;
  onClose: () => void;
}

/** The code of a new card. A press beside the dialog does not close it: the code cannot be asked for again. */
export function CardCode({ code, mailedTo, onClose }: CardCodeProps) {
  const texts = useTexts(adminGiftCardsTexts);
  const copy = useDeed(async () => {
    await navigator.clipboard.writeText(code);
    showToast({ tone: 'success', message: texts.copied });
  });
  return (
    <ModalDialog
      isOpen
      title={texts.codeTitle}
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
      <p>{texts.codeHint}</p>
      {mailedTo && <p>{texts.codeMailed(mailedTo)}</p>}
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
