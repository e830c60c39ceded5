import type { ReactNode } from 'react';

import { styled } from './theme/styled.ts';

interface TwoColumnsProps {
  children: ReactNode;
  side: ReactNode;
  isSideFirst?: boolean;
}

export function TwoColumns({ children, side, isSideFirst = false }: TwoColumnsProps) {
  return (
    <Columns>
      {isSideFirst && <Aside>{side}</Aside>}
      <div>{children}</div>
      {!isSideFirst && <div>{side}</div>}
    </Columns>
  );
}

const Aside = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('md')]: { gridColumn: 2, gridRow: 1 },
}));

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 384px',
    gap: theme.spacing(5),
  },
}));
