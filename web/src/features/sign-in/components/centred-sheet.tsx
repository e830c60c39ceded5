import { Surface } from '#ui/surface.tsx';
import { styled } from '#ui/theme/styled.ts';

/** The main part of a page with nothing but a form. */
export const Centre = styled('main')(({ theme }) => ({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: theme.spacing(2),
  minHeight: '100dvh',
  padding: theme.spacing(3, 2),
}));

export const Sheet = styled(Surface)({ width: 'min(440px, calc(100vw - 32px))' });
