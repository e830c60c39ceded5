import { useEffect, useRef, type ReactNode } from 'react';

import type { Sentence } from '@kargha/domain/messages/sentence';

import { useTranslate } from '#lib/language/translate.ts';

import { WarningIcon } from '../control-icons.tsx';
import { styled } from '../theme/styled.ts';

interface NoticeProps {
  tone: 'warning' | 'error';
  title: Sentence;
  children?: ReactNode;
}

/**
 * A message that stays in the page. Screen readers announce it at once. In a dialog an error takes the focus,
 * which scrolls it into view.
 */
export function Notice({ tone, title, children }: NoticeProps) {
  const translate = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tone === 'error' && box.current?.closest('[role="dialog"]')) box.current.focus();
  }, [tone, title]);
  return (
    <Box ref={box} role="alert" data-tone={tone} tabIndex={-1}>
      <WarningIcon />
      <div>
        <strong>{translate(title)}</strong>
        {children}
      </div>
    </Box>
  );
}

const Box = styled('div')(({ theme: { vars, spacing } }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: spacing(1.5),
  marginBottom: spacing(3),
  padding: spacing(2),
  borderRadius: vars.shop.radius.card,
  background: vars.palette.shop.waiting,
  color: vars.palette.shop.onWaiting,
  '&[data-tone="error"]': {
    background: vars.palette.background.paper,
    border: `1.5px solid ${vars.palette.error.main}`,
    color: vars.palette.error.main,
  },
  '& > svg': { flex: 'none' },
  '& > div > strong': { marginInlineEnd: spacing(1.5) },
  '& li': { marginTop: spacing(0.5) },
}));
