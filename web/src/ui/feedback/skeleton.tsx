import { keyframes, styled } from '../theme/styled.ts';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

/** Hide a group of skeletons from screen readers and announce what is loading. */
export const Skeleton = styled('span')(({ theme }) => ({
  display: 'block',
  minHeight: '1em',
  borderRadius: theme.vars.shop.radius.control,
  background: theme.vars.palette.shop.well,
  // Starts late: animating some forty skeletons slows down the first render.
  animation: `${breathe} 1.8s ease-in-out 1.5s infinite`,
}));
