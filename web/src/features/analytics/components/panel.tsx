import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

import { Surface } from '#ui/surface.tsx';

interface PanelProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

export function Panel({ title, hint, children }: PanelProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Typography id={id} variant="h4" component="h2">
        {title}
      </Typography>
      {hint && <p>{hint}</p>}
      {children}
    </Card>
  );
}

const Card = styled(Surface)(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(1.5),
  minWidth: 0,
  '& p': { margin: 0, color: theme.vars.palette.text.secondary },
}));
