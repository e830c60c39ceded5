import { Surface } from '../surface.tsx';
import { styled } from '../theme/styled.ts';

/** Shown at the bottom of the screen, above dialogs. */
export const FloatingMessage = styled(Surface)(({ theme }) => ({
  position: 'fixed',
  insetInline: theme.spacing(2),
  insetBlockEnd: theme.spacing(2),
  zIndex: theme.zIndex.snackbar,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1.5),
  maxWidth: '34rem',
  marginInline: 'auto',
}));
