import { styled } from '@mui/material/styles';

/** The row of temple spires that ends many a saree: the shop's one ornament. `short` draws five of them. */
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
