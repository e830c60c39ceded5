import { useId, type ReactNode } from 'react';

import { Surface } from '#ui/surface.tsx';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';

interface PanelProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

export function Panel({ title, hint, children }: PanelProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Text id={id} variant="h4" component="h2">
        {title}
      </Text>
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
