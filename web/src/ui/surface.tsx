import { styled } from './theme/styled.ts';

export const Surface = styled('div')(({ theme }) => ({
  padding: theme.spacing(2.5),
  borderRadius: theme.vars.shop.radius.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  [theme.breakpoints.up('sm')]: { padding: `var(--card-padding, ${theme.spacing(3)})` },
}));
