import { useId, type ReactNode } from 'react';

import { Surface } from '../surface.tsx';
import { Text } from '../text.tsx';
import { styled } from '../theme/styled.ts';

export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Section as="section" aria-labelledby={id}>
      <Text id={id} variant="h4" component="h2">
        {title}
      </Text>
      {children}
    </Section>
  );
}

export const PartHeading = styled('h3')(({ theme: { vars, spacing } }) => ({
  margin: spacing(1, 0, 0),
  paddingTop: spacing(2),
  borderTop: `1px solid ${vars.palette.divider}`,
  fontSize: '1.0625rem',
  fontWeight: 700,
  'h2 + &': { margin: 0, paddingTop: 0, borderTop: 0 },
}));

export const FieldPair = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  alignItems: 'start',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
}));

const Section = styled(Surface)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  // Sticky bars cover the top of the page.
  scrollMarginTop: 128,
}));
