import { styled } from '#ui/theme/styled.ts';

export const TaxRows = styled('div')(({ theme: { vars, spacing } }) => ({
  display: 'grid',
  gap: spacing(2),
  // The gap keeps them apart.
  '& > [role="alert"]': { marginBottom: 0 },
  '& p': { color: vars.palette.text.secondary, overflowWrap: 'anywhere' },
}));

export const TaxButtons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  marginTop: theme.spacing(1),
  '&:empty': { display: 'none' },
}));
