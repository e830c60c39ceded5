import { styled } from './theme/styled.ts';

/** The shop's only ornament, a row of temple spires. `short` draws five. */
export function TempleBorder({ short = false }: { short?: boolean }) {
  return <Spires data-short={short || undefined} />;
}

const Spires = styled('span')(({ theme }) => {
  const { thread } = theme.vars.palette.shop;
  return {
    display: 'block',
    width: '100%',
    height: 10,
    borderBottom: `2px solid ${thread}`,
    background: `conic-gradient(from 135deg at 50% 0, ${thread} 90deg, transparent 0) 0 0 / 14px 100% repeat-x`,
    '&[data-short]': { width: 70 },
  };
});
