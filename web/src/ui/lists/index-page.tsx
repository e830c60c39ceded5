import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { PageHead } from '../page-head.tsx';
import { SHOP_NAME } from '../page.tsx';
import { TagRow } from '../tag-row.tsx';

export interface IndexPageProps {
  title: string;
  subtitle?: ReactNode;
  /** below the title */
  tags?: ReactNode;
  back?: { to: string; label: string } | undefined;
  actions?: ReactNode;
  children: ReactNode;
}

export function IndexPage({ title, subtitle, tags, back, actions, children }: IndexPageProps) {
  return (
    <Container maxWidth={false} sx={{ maxWidth: 1280, px: { xs: 2, sm: 3 }, pb: 8 }}>
      <PageHead title={`${title} · ${SHOP_NAME}`} isPrivate />
      <Head>
        <div>
          {back && <Link to={back.to}>← {back.label}</Link>}
          <Typography variant="h1">{title}</Typography>
          {subtitle && (
            <Typography sx={{ mt: 0.75, color: 'text.secondary' }}>{subtitle}</Typography>
          )}
          {tags && <Tags>{tags}</Tags>}
        </div>
        {actions && <Actions>{actions}</Actions>}
      </Head>
      {children}
    </Container>
  );
}

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 2),
  margin: theme.spacing(1, 0),
  '& > div:first-of-type': { flex: '1 1 18rem', minWidth: 0 },
  '& a:not([class])': { color: theme.vars.palette.primary.main },
}));

const Tags = styled(TagRow)(({ theme }) => ({ marginTop: theme.spacing(0.75) }));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: 'none',
  maxWidth: '100%',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
}));
