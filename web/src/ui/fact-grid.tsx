import { styled } from './theme/styled.ts';

export const FactGrid = styled('dl')(({ theme: { vars, spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'max-content 1fr',
  gap: spacing(0.75, 3),
  '& dt': { color: vars.palette.text.secondary },
}));
