import type { ReactNode } from 'react';

import { styled } from './theme/styled.ts';

export const TotalsList = styled('dl')(({ theme }) => ({ display: 'grid', gap: theme.spacing(1) }));

interface TotalsRowProps {
  label: string;
  isTotal?: boolean;
  /** follows the label */
  about?: ReactNode;
  children: ReactNode;
}

export function TotalsRow({ label, isTotal = false, about, children }: TotalsRowProps) {
  return (
    <Row data-total={isTotal || undefined}>
      <dt>
        {label}
        {about && <> {about}</>}
      </dt>
      <dd>{children}</dd>
    </Row>
  );
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'start',
  '& > dd': { textAlign: 'end' },
  '&[data-total]': {
    marginTop: theme.spacing(0.5),
    paddingTop: theme.spacing(1.5),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    fontSize: '1.25rem',
    fontWeight: 700,
  },
}));
