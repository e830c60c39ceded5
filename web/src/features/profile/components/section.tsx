import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

import { Surface } from '#ui/surface.tsx';

/** One part of the profile under its own heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Sheet as="section" aria-labelledby={id}>
      <Typography variant="h2" id={id}>
        {title}
      </Typography>
      {children}
    </Sheet>
  );
}

/** What is said beside a field or a button. */
export const Aside = styled('p')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

/** A fact with its name and what can be done about it, in one line where there is room. */
export const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1.5, 2),
  overflowWrap: 'anywhere',
}));

/** Buttons beside each other. */
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
