import { styled } from '#ui/theme/styled.ts';

export const MethodStack = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
}));

export const OrDivider = styled('p')(({ theme: { vars, spacing } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: spacing(1.5),
  color: vars.palette.text.secondary,
  '&::before, &::after': { content: '""', flex: 1, borderTop: `1px solid ${vars.palette.divider}` },
}));
