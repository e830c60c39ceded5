import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { IconLink } from '#ui/controls/icon-button.tsx';

interface CountLinkProps {
  to: string;
  name: string;
  count: number;
  children: ReactNode;
}

const MAX_SHOWN = 99;

export function CountLink({ to, name, count, children }: CountLinkProps) {
  return (
    <IconLink to={to} aria-label={name}>
      {children}
      {count > 0 && (
        <Badge key={count} aria-hidden="true">
          {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
        </Badge>
      )}
    </IconLink>
  );
}

const Badge = styled('span')(({ theme: { vars } }) => ({
  position: 'absolute',
  insetBlockStart: 3,
  insetInlineEnd: 1,
  minWidth: 19,
  padding: '0 5px',
  borderRadius: 999,
  background: vars.palette.secondary.main,
  color: vars.palette.secondary.contrastText,
  fontSize: '0.75rem',
  fontWeight: 700,
  lineHeight: '19px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
}));
