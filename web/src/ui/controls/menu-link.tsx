import type { Theme } from '@mui/material/styles';

import { styled } from '../theme/styled.ts';
import { Link } from './link.tsx';
import { PlainButton } from './plain-button.tsx';

export const MenuLink = styled(Link)(entry);

export const MenuButton = styled(PlainButton)(entry);

function entry({ theme: { vars, spacing } }: { theme: Theme }) {
  return {
    display: 'flex',
    alignItems: 'center',
    width: '100%',
    minHeight: vars.shop.target,
    padding: spacing(0.5, 1.5),
    border: 0,
    borderRadius: vars.shop.radius.control,
    background: 'transparent',
    color: vars.palette.text.primary,
    font: 'inherit',
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    '&:hover': { background: vars.palette.shop.well },
  } as const;
}
