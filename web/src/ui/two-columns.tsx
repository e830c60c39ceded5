import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface TwoColumnsProps {
  children: ReactNode;
  /** Beside the content on desks, below it on phones. */
  side: ReactNode;
}

/** Content with a panel at its side. */
export function TwoColumns({ children, side }: TwoColumnsProps) {
  return (
    <Columns>
      <div>{children}</div>
      <div>{side}</div>
    </Columns>
  );
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 384px',
    gap: theme.spacing(5),
  },
}));
