import type { ComponentProps } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { useTranslate } from '#lib/language/translate.ts';

import { Button } from '../controls/button.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { TickIcon, WarningIcon } from '../control-icons.tsx';
import { CloseIcon } from '../icons.tsx';
import { styled } from '../theme/styled.ts';
import { uiTexts } from '../ui-texts.ts';
import type { Toast } from './toasts.ts';

interface ToastCardProps extends Pick<ComponentProps<'div'>, 'ref'> {
  toast: Toast;
  onClose: () => void;
}

/** Errors interrupt a screen reader, other toasts wait. */
export function ToastCard({ toast, onClose, ref }: ToastCardProps) {
  const texts = useTexts(uiTexts);
  const translate = useTranslate();
  const { tone, title, message, action } = toast;
  return (
    <Card ref={ref} role={tone === 'error' ? 'alert' : 'status'} data-tone={tone}>
      {tone === 'error' ? <WarningIcon /> : <TickIcon />}
      <div>
        <div>
          {title && <strong>{translate(title)}</strong>}
          <p>{translate(message)}</p>
        </div>
        {action && (
          <Button
            look="quiet"
            onClick={() => {
              action.onSelect();
              onClose();
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <IconButton aria-label={texts.dismiss} onClick={onClose}>
        <CloseIcon size={20} />
      </IconButton>
    </Card>
  );
}

const Card = styled('div')(({ theme: { vars, spacing } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: spacing(1.5),
  width: 'min(34rem, calc(100vw - 32px))',
  position: 'relative',
  overflow: 'hidden',
  padding: spacing(1, 1, 1, 2.5),
  borderRadius: vars.shop.radius.card,
  border: `1px solid ${vars.palette.divider}`,
  background: vars.palette.background.paper,
  color: vars.palette.text.primary,
  boxShadow: '0 10px 30px rgb(43 33 26 / 0.22)',
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    width: 6,
    background: vars.palette.success.main,
  },
  '&[data-tone="error"]::before': { background: vars.palette.error.main },
  '&[data-tone="info"]::before': { background: vars.palette.primary.main },
  // On phones the action goes below the text.
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: spacing(1.5),
    flex: 1,
    minWidth: 0,
  },
  '& > div > div': { flex: '1 1 12rem', minWidth: 0 },
}));
