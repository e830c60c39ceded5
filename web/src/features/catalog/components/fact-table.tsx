import { styled } from '@mui/material/styles';

import { TranslatedText } from '#ui/translated-text.tsx';

import { SectionTitle } from './section-title.tsx';

/** What a fact is called, in the shopper's language, and what it is, as the product says it. */
export type Fact = readonly [name: string, value: string];

/** Facts under a heading; those without a value are left out, and so is a table without facts. */
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
