import { useId, type ReactNode } from 'react';

import { Surface } from '#ui/surface.tsx';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';

export function Panel({
  title,
  aside,
  children,
}: {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Head>
        <Text id={id} variant="h4" component="h2">
          {title}
        </Text>
        {aside}
      </Head>
      {children}
    </Card>
  );
}

export const Rows = styled('ul')(({ theme: { vars, spacing } }) => ({
  '& > li': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: spacing(2),
    paddingBlock: spacing(1),
    borderTop: `1px solid ${vars.palette.divider}`,
    fontVariantNumeric: 'tabular-nums',
  },
  '& > li:first-of-type': { borderTop: 0 },
  '& > li > :first-of-type': { minWidth: 0, overflowWrap: 'anywhere' },
  '& > li > * + *': { flex: 'none', textAlign: 'end' },
  '& small': { display: 'block', color: vars.palette.text.secondary, fontSize: '0.875rem' },
  '& small[title]': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
}));

const Card = styled(Surface)(({ theme }) => ({
  display: 'grid',
  // As wide as the card, so that a long email is cut instead of widening it.
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: theme.spacing(1.5),
  minWidth: 0,
  '& a': { color: theme.vars.palette.primary.main },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: theme.spacing(1),
}));
