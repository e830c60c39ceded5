import type { ReactNode } from 'react';

import { styled } from './theme/styled.ts';

interface BottomBarProps {
  amount?: string;
  children: ReactNode;
}

export function BottomBar({ amount, children }: BottomBarProps) {
  return (
    <Bar data-bottom-bar>
      {amount && <b aria-hidden="true">{amount}</b>}
      {children}
    </Bar>
  );
}

const Bar = styled('div')(({ theme: { vars, spacing, breakpoints } }) => ({
  [breakpoints.up('md')]: { marginTop: spacing(2), '& > b': { display: 'none' } },
  [breakpoints.down('md')]: {
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: 5,
    display: 'flex',
    alignItems: 'center',
    gap: spacing(2),
    padding: spacing(1.5, 2, `calc(${spacing(1.5)} + env(safe-area-inset-bottom))`),
    borderTop: `1px solid ${vars.palette.divider}`,
    background: vars.palette.background.paper,
    '& > b': { fontSize: '1.25rem', fontVariantNumeric: 'tabular-nums' },
  },
}));
