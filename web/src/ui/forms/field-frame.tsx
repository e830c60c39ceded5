import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

import type { Sentence } from '@kargha/domain/messages/sentence';

import { useTranslate } from '#lib/language/translate.ts';

import { styled } from '../theme/styled.ts';

interface FieldFrameProps {
  id: string;
  label: string;
  optional?: string | undefined;
  error?: Sentence | undefined;
  hint?: string | undefined;
  children: ReactNode;
}

export function FieldFrame({ id, label, optional, error, hint, children }: FieldFrameProps) {
  const translate = useTranslate();
  return (
    <Frame>
      <label htmlFor={id}>
        {label}
        {optional && <span> {optional}</span>}
      </label>
      {children}
      {hint && <p id={`${id}-hint`}>{hint}</p>}
      <p id={`${id}-error`} data-error aria-live="polite">
        {error && translate(error)}
      </p>
    </Frame>
  );
}

export function describeField(id: string, error?: Sentence, hint?: string) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  } as const;
}

export function controlStyle({ theme: { vars, spacing } }: { theme: Theme }) {
  return {
    width: '100%',
    minHeight: 'var(--field-height, 48px)',
    padding: spacing(1, 1.75),
    border: `1px solid ${vars.palette.shop.outline}`,
    borderRadius: vars.shop.radius.control,
    background: vars.palette.background.paper,
    color: vars.palette.text.primary,
    font: 'inherit',
    // iPhones zoom into fields below 16 px.
    fontSize: '1rem',
    transition: `border-color ${vars.shop.motion.quick}`,
    '&::placeholder': { color: vars.palette.text.secondary, opacity: 1 },
    '&:hover': { borderColor: vars.palette.text.primary },
    '&[aria-invalid="true"]': { borderColor: vars.palette.error.main, borderWidth: 2 },
    '&:disabled': { background: vars.palette.shop.well, color: vars.palette.text.secondary },
  } as const;
}

const Frame = styled('div')(({ theme: { vars, spacing } }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: spacing(0.75),
  minWidth: 0,
  '& > label': { fontWeight: 600, fontSize: '0.9375rem', lineHeight: 1.4 },
  '& > label > span': { fontWeight: 400, color: vars.palette.text.secondary },
  '& > p': { fontSize: '0.875rem', lineHeight: 1.45, color: vars.palette.text.secondary },
  '& > p[data-error]': { color: vars.palette.error.main, fontWeight: 600 },
  '& > p:empty': { display: 'none' },
}));
