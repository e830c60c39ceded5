import { styled } from '@mui/material/styles';

/** The shop's only ornament, a row of temple spires. `short` draws five. */
export const TempleBorder = styled('span', {
  shouldForwardProp: (name) => name !== 'short',
})<{ short?: boolean }>(({ theme, short = false }) => {
  const thread = theme.vars.palette.shop.thread;
  return {
    display: 'block',
    width: short ? 70 : '100%',
    height: 10,
    borderBottom: `2px solid ${thread}`,
    background: `conic-gradient(from 135deg at 50% 0, ${thread} 90deg, transparent 0) 0 0 / 14px 100% repeat-x`,
  };
});
