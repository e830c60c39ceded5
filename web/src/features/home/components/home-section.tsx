import { useId, type ReactNode } from 'react';

import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';

interface HomeSectionProps {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

export function HomeSection({ title, action, children }: HomeSectionProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Head>
        <Text id={id} variant="h2">
          {title}
        </Text>
        {action}
      </Head>
      {children}
    </Section>
  );
}

const Section = styled('section')(({ theme }) => ({
  marginTop: theme.spacing(7),
  [theme.breakpoints.up('md')]: { marginTop: theme.spacing(10) },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  minHeight: theme.vars.shop.target,
  marginBottom: theme.spacing(2.5),
  '& a': { whiteSpace: 'nowrap' },
}));
