import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

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
        <Typography id={id} variant="h2">
          {title}
        </Typography>
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
