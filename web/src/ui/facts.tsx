import type { ReactNode } from 'react';

import { styled } from './theme/styled.ts';

interface FactsProps {
  facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** Leaves out empty values. */
export function Facts({ facts }: FactsProps) {
  return (
    <List>
      {facts
        .filter(([, value]) => value !== '' && value !== null)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </List>
  );
}

const List = styled('dl')(({ theme: { vars, spacing } }) => ({
  display: 'grid',
  gap: spacing(1.5),
  '& dt': { color: vars.palette.text.secondary, fontSize: '0.875rem' },
  '& dd': { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
}));
