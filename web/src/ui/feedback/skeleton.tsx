import { keyframes, styled } from '@mui/material/styles';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

/** A quiet shape that stands where content will be. Hide a group of them from screen readers and say what loads. */
export const Skeleton = styled('span')(({ theme }) => ({
  display: 'block',
  minHeight: '1em',
  borderRadius: theme.vars.shop.radius.control,
  background: theme.vars.palette.shop.well,
  // What comes soon comes without it: some forty of them moving take time from what draws the page.
  animation: `${breathe} 1.8s ease-in-out 1.5s infinite`,
}));
