import type { Theme } from '@mui/material/styles';

import { styled } from '../theme/styled.ts';
import { Link } from './link.tsx';
import { PlainButton } from './plain-button.tsx';

/** Needs an `aria-label`. */
export const IconButton = styled(PlainButton)(round);

export const IconLink = styled(Link)(round);

function round({ theme }: { theme: Theme }) {
  const { shop, palette } = theme.vars;
  return {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    width: shop.target,
    height: shop.target,
    padding: 0,
    border: 0,
    borderRadius: '50%',
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    transition: `background-color ${shop.motion.quick}`,
    '&:hover': { background: palette.shop.well },
    '&:disabled': { color: palette.shop.outline, cursor: 'not-allowed' },
  } as const;
}
