import { styled } from '#ui/theme/styled.ts';

export const CartLineFrame = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  columnGap: theme.spacing(2),
  rowGap: theme.spacing(1.5),
  alignItems: 'start',
  padding: theme.spacing(2.5, 0),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 190px',
  // What is on the screen from the start is drawn at its size at once: an estimate would move what is below it.
  '&:nth-of-type(-n+4)': { contentVisibility: 'visible' },
  '&:first-of-type': { paddingTop: 0 },
}));
