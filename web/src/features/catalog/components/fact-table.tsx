import { styled } from '@mui/material/styles';

import { TranslatedText } from '#ui/translated-text.tsx';

import { SectionTitle } from './section-title.tsx';

export type Fact = readonly [name: string, value: string];

/** Leaves out facts without a value; renders nothing when none is left. */
export function FactTable({ title, facts }: { title: string; facts: readonly Fact[] }) {
  const filled = facts.filter(([, value]) => value !== '');
  if (filled.length === 0) return null;
  return (
    <section>
      <SectionTitle>{title}</SectionTitle>
      <Table>
        {filled.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <TranslatedText>{value}</TranslatedText>
            </dd>
          </div>
        ))}
      </Table>
    </section>
  );
}

const Table = styled('dl')(({ theme }) => ({
  margin: 0,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(6rem, 9rem) minmax(0, 1fr)',
    gap: theme.spacing(1),
    padding: theme.spacing(1, 0),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
}));
