import { useId, type ReactNode } from 'react';

import { Surface } from '#ui/surface.tsx';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';

export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Sheet as="section" aria-labelledby={id}>
      <Text variant="h2" id={id}>
        {title}
      </Text>
      {children}
    </Sheet>
  );
}

export const Aside = styled('p')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

export const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1.5, 2),
  overflowWrap: 'anywhere',
}));

export const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
}));

const Sheet = styled(Surface)(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(2),
  scrollMarginTop: 96,
}));
