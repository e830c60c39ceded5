import { styled } from '#ui/theme/styled.ts';

export const ProductColumns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  '& > *': { minWidth: 0 },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  [theme.breakpoints.up('md')]: {
    gap: theme.spacing(5),
    '& > :first-of-type': {
      position: 'sticky',
      top: `var(--below-header, ${theme.spacing(2)})`,
      alignSelf: 'start',
    },
  },
}));
