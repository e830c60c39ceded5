import { styled } from '#ui/theme/styled.ts';

export const CountLine = styled('p')(({ theme }) => ({
  marginBottom: theme.spacing(2),
  color: theme.vars.palette.text.secondary,
  fontSize: '0.9375rem',
}));
